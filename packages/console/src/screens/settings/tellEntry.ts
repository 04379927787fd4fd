import type { AuditAction } from '@beckon/server/shapes/AuditAction';
import type { Api } from '../../data/Api';
import { channelNames } from '../../parts/channelNames';
import { isRename } from './isRename';
import { providers } from './providers';
import { nameRole } from './roles';
import { tellSettings } from './tellSettings';

const deeds: Readonly<Record<AuditAction, string>> = {
  'account.made': 'Created the account',
  'delivery.resent': 'Resent a webhook',
  'key.made': 'Created an API key',
  'key.removed': 'Deleted an API key',
  'member.changed': 'Changed a role',
  'member.disowned': 'Said the account isn’t theirs',
  'member.invited': 'Invited a member',
  'member.joined': 'Joined the team',
  'member.proved': 'Confirmed their email',
  'member.removed': 'Removed a member',
  'member.uninvited': 'Withdrew an invitation',
  'message.tested': 'Sent a test message',
  'password.changed': 'Changed their password',
  'password.reset': 'Reset their password',
  'provider.connected': 'Connected a provider',
  'provider.disconnected': 'Disconnected a provider',
  'session.ended': 'Signed out other sessions',
  'settings.changed': 'Changed settings',
  'subscriber.erased': 'Erased a subscriber',
  'subscriber.exported': 'Exported a subscriber',
  'subscribers.exported': 'Exported subscribers',
  'token.made': 'Created a subscriber token',
  'webhook.changed': 'Changed a webhook',
  'webhook.made': 'Added a webhook',
  'webhook.removed': 'Deleted a webhook',
  'webhook.tested': 'Tested a webhook',
  'widget.activated': 'Resumed a widget',
  'widget.addressed': 'Set a landing page address',
  'widget.changed': 'Edited a widget',
  'widget.deleted': 'Deleted a widget',
  'widget.discarded': 'Discarded a draft',
  'widget.made': 'Created a widget',
  'widget.paused': 'Paused a widget',
  'widget.published': 'Published a widget',
  'widget.restored': 'Restored a widget',
  'widget.rolled_back': 'Restored a version',
  'widget.unaddressed': 'Removed a landing page address',
};

type Entry = Pick<Api['audit'], 'action' | 'target' | 'details'>;
type Known = {
  widgets: readonly Pick<Api['entry'], 'widgetId' | 'name'>[];
  /** Whether these are all widgets, or only those that are loaded by now. */
  hasAllWidgets: boolean;
  members: readonly Pick<Api['member'], 'userId' | 'email'>[];
};

/** An entry of the log in words: what was done, to what, and what it came to. Nothing internal is ever shown. Pure. [OWN-01] */
export function tellEntry(entry: Entry, known: Known): { deed: string; to: string; note: string } {
  const action = entry.action as AuditAction;
  const { deed = deeds[action] ?? 'Made a change' } = tellSpecial(entry) ?? {};
  return { deed, to: tellTarget(entry, known), note: tellNote(entry) };
}

/** What the console saves by itself, and what has a word of its own. */
function tellSpecial(entry: Entry): { deed: string } | undefined {
  const { action, details } = entry;
  if (action === 'widget.made' && details['copyOf'] !== undefined) return { deed: 'Copied a widget' };
  return isRename(entry) ? { deed: 'Renamed a widget' } : undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function tellTarget({ action, target, details }: Entry, { widgets, hasAllWidgets, members }: Known): string {
  const [subject = ''] = action.split('.', 1);
  if (subject === 'widget') {
    const widget = widgets.find(({ widgetId }) => String(widgetId) === target);
    return widget?.name ?? (text(details['name']) || (hasAllWidgets ? '(deleted widget)' : ''));
  }
  if (subject === 'member') return members.find(({ userId }) => userId === target)?.email ?? '';
  if (subject === 'provider') return providers.find(({ name }) => name === target)?.title ?? '';
  if (subject === 'message') return channelNames[target === 'messenger' ? 'fb' : 'sms'];
  return text(details['name']) || text(details['host']);
}

function tellNote({ action, details }: Entry): string {
  const { before, after, role, version, slug, count } = details;
  if (action === 'settings.changed') return tellSettings(details);
  if (action === 'member.changed') return `${nameRole(before)} → ${nameRole(after)}`;
  if (typeof count === 'number' && count > 1) return `${count} sessions`;
  if (typeof version === 'number') return `Version ${version}`;
  if (slug !== undefined) return `/l/${text(slug)}`;
  return role === undefined ? '' : nameRole(role);
}
