import type { AuditAction } from '@beckon/server/shapes/AuditAction';
import { channelNames } from '../../../components/channelNames';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import type { Api } from '../../../data/Api';
import { describeSettings } from '../describeSettings';
import { nameKeyUse } from '../keyUses';
import { nameRole } from '../team/roles';
import { isRename } from './isRename';

const texts = copy.settings.log;
const actionTexts: Readonly<Record<AuditAction, string>> = texts.actionTexts;

type Entry = Pick<Api['audit'], 'action' | 'target' | 'details'>;
type Known = {
  widgets: readonly Pick<Api['entry'], 'widgetId' | 'name'>[];
  /** Whether these are all widgets, or only those loaded so far. */
  hasAllWidgets: boolean;
  members: readonly Pick<Api['member'], 'userId' | 'email'>[];
  providers: readonly Pick<Api['settings']['providers'][number], 'name' | 'label'>[];
};

/** An entry of the log as text: what was done, to what, and the result. Never shows anything internal. Pure. [OWN-01] */
export function describeEntry(entry: Entry, known: Known): { actionText: string; to: string; note: string } {
  const action = entry.action as AuditAction;
  const { actionText = actionTexts[action] ?? texts.other } = describeSpecial(entry) ?? {};
  return { actionText, to: describeTarget(entry, known), note: describeNote(entry, known) };
}

/** Actions with a more specific name than the log's own. */
function describeSpecial(entry: Entry): { actionText: string } | undefined {
  const { action, details } = entry;
  if (action === 'widget.made' && details['copyOf'] !== undefined) return { actionText: texts.copied };
  return isRename(entry) ? { actionText: texts.renamed } : undefined;
}

const isChannel = (name: string): name is keyof typeof channelNames => Object.hasOwn(channelNames, name);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function describeTarget({ action, target, details }: Entry, known: Known): string {
  const { widgets, hasAllWidgets, members, providers } = known;
  const [subject = ''] = action.split('.', 1);
  if (subject === 'widget') {
    const widget = widgets.find(({ widgetId }) => String(widgetId) === target);
    return widget?.name ?? (text(details['name']) || (hasAllWidgets ? texts.deletedWidget : ''));
  }
  if (subject === 'member') return members.find(({ userId }) => userId === target)?.email ?? '';
  if (subject === 'provider') return providers.find(({ name }) => name === target)?.label ?? '';
  if (subject === 'message') return isChannel(target) ? channelNames[target] : '';
  return text(details['name']) || text(details['host']);
}

function describeNote({ action, details }: Entry, { providers }: Known): string {
  const { before, after, role, scopes, version, slug, count } = details;
  if (action === 'settings.changed') return describeSettings(details, providers);
  if (action === 'member.changed') return `${nameRole(before)} → ${nameRole(after)}`;
  if (typeof count === 'number' && count > 1) return fill(texts.sessions, { n: count });
  if (typeof version === 'number') return fill(copy.common.version, { n: version });
  if (slug !== undefined) return `/l/${text(slug)}`;
  if (Array.isArray(scopes)) return nameKeyUse(role, scopes);
  return role === undefined ? '' : nameRole(role);
}
