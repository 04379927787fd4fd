import type { Api } from '../../data/Api';

const deeds: Readonly<Record<string, string>> = {
  'account.made': 'Made the account',
  'delivery.resent': 'Sent a webhook again',
  'key.made': 'Made an API key',
  'key.removed': 'Removed an API key',
  'member.changed': 'Changed a role',
  'member.invited': 'Invited somebody',
  'member.removed': 'Took somebody out of the team',
  'member.uninvited': 'Took an invitation back',
  'password.changed': 'Changed the password',
  'provider.connected': 'Connected a provider',
  'provider.disconnected': 'Gave a provider up',
  'settings.changed': 'Changed settings',
  'subscriber.erased': 'Forgot a subscriber',
  'subscriber.exported': 'Exported a subscriber',
  'subscribers.exported': 'Exported subscribers',
  'token.made': 'Made a token',
  'webhook.changed': 'Changed a webhook',
  'webhook.made': 'Made a webhook',
  'webhook.removed': 'Removed a webhook',
  'widget.addressed': 'Gave a landing page its address',
  'widget.changed': 'Changed a widget',
  'widget.deleted': 'Deleted a widget',
  'widget.discarded': 'Discarded a draft',
  'widget.made': 'Made a widget',
  'widget.published': 'Published a widget',
  'widget.restored': 'Brought a widget back',
  'widget.rolled_back': 'Brought a version back',
  'widget.unaddressed': 'Took a landing page’s address away',
};
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

type Entry = Pick<Api['audit'], 'action' | 'target'>;

/** An entry of the log in words: what was done, and to what, if that has a name. Pure. [OWN-01] */
export function tellEntry(
  { action, target }: Entry,
  widgets: readonly Pick<Api['entry'], 'widgetId' | 'name'>[],
): { deed: string; to: string } {
  const deed = deeds[action] ?? action.replace(/[._]/g, ' ');
  const widget = action.startsWith('widget.') && widgets.find(({ widgetId }) => String(widgetId) === target);
  return { deed, to: widget ? widget.name : uuid.test(target) ? '' : target };
}
