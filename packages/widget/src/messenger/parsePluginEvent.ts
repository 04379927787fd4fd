import type { Event } from '../core/Event';
import type { PluginReport } from './Fb';
import { type Plugin, pluginClasses } from './pluginClasses';

type Read = (id: string, report: PluginReport) => Event;
type Drawn = { className: string; ref: string; userRef: string };

const rendering: Read = (id, { event }) => ({ type: 'instance.rendered', id, reason: event });

/** What each plugin may report; anything else (`not_you`) changes nothing for us. [REND-10] */
const reports: Readonly<Record<Plugin, ReadonlyMap<string, Read>>> = {
  messenger_checkbox: new Map<string, Read>([
    ['rendered', rendering],
    ['hidden', rendering],
    ['checkbox', (id, { state }) => ({ type: 'instance.checked', id, checked: state === 'checked' })],
  ]),
  send_to_messenger: new Map<string, Read>([
    ['rendered', rendering],
    ['hidden', rendering],
    ['clicked', (id) => ({ type: 'instance.submitAsked', id })],
    ['opt_in', (id) => ({ type: 'plugin.optedIn', id })],
  ]),
  customerchat: new Map([['rendered', rendering]]),
};

/**
 * The facts in a plugin's report. A report belongs to the instance whose refs it names; the host's own plugins, and
 * an earlier drawing of one of ours, name others. A report that names nothing is ours only if there is just
 * one plugin of its kind on the page (`onPage`). [REND-01, REND-10, REND-11, CHK-01, A-33, A-39]
 */
export function parsePluginEvent(
  plugin: Plugin,
  report: PluginReport,
  { drawn, onPage }: { drawn: ReadonlyMap<string, Drawn>; onPage: number },
): Event[] {
  const read = reports[plugin].get(report.event);
  if (!read) return [];
  const { ref, user_ref } = report;
  const isMeant = (one: Drawn): boolean => {
    if (one.className !== pluginClasses[plugin]) return false;
    if (user_ref) return user_ref === one.userRef;
    return ref ? ref === one.ref : onPage === 1;
  };
  return [...drawn].filter(([, one]) => isMeant(one)).map(([id]) => read(id, report));
}
