import * as v from 'valibot';
import * as errors from '../constants/errors';
import * as lists from '../constants/lists';
import { Actions } from './Actions';
import { Appearance } from './Appearance';
import { Channels } from './Channels';
import { defaultsFor } from './defaultsFor';
import { dropBadColors } from './dropBadColors';
import { explainIssue } from './explainIssue';
import { fillMissing } from './fillMissing';
import { Main } from './Main';
import { Setup } from './Setup';
import { Submitted } from './Submitted';
import { supportsChannel } from './supportsChannel';
import type { OtherKind, RuntimeType, Widget } from './Widget';
import { WidgetHead, withSynonyms } from './WidgetHead';

/** A widget as read: usable, of a kind that pages do not draw, or refused with the reason. */
export type ParsedWidget =
  | { ok: true; widget: Widget }
  | { ok: false; widgetId: string; kind: OtherKind }
  | { ok: false; widgetId: string; error: string };

const section = v.optional(v.looseObject({}, 'must be an object'), {});
const Sections = v.object(
  {
    main: section,
    submitted: section,
    actions: section,
    setup: section,
    channels: section,
    appearance: section,
  },
  'data must be an object',
);
const Data = v.object({
  main: Main,
  submitted: Submitted,
  actions: Actions,
  setup: Setup,
  channels: Channels,
  appearance: Appearance,
});

/** Reads one widget of a configuration and fills what is missing; never throws. [ENT-01, ENT-05, DEF-28, BOOT-13] */
export function parseWidget(raw: unknown): ParsedWidget {
  const given = withSynonyms(fillMissing(raw));
  const widgetId = nameOf(given['widget_id']);
  const refuse = (error: string): ParsedWidget => ({ ok: false, widgetId, error });

  const head = v.safeParse(WidgetHead, given);
  if (!head.success) return refuse(explainIssue(head.issues));
  const { widget_type: type, channel } = head.output;
  if (!isRuntimeType(type)) return { ok: false, widgetId, kind: type };
  if (!supportsChannel(type, channel)) return refuse(errors.unsupportedWidget(type, channel));

  const sections = v.safeParse(Sections, given['data'] ?? {});
  if (!sections.success) return refuse(explainIssue(sections.issues));
  const { defaults, forced } = defaultsFor(type, channel);
  const clean = Object.fromEntries(
    Object.entries(sections.output).map(([name, one]) => [name, dropBadColors(one)]),
  );
  const data = v.safeParse(Data, fillMissing(forced, clean, ...defaults));
  if (!data.success) return refuse(explainIssue(data.issues));
  const { channels, appearance, ...common } = data.output;
  const own = type === 'omnichat' ? { channels, appearance } : {};
  return { ok: true, widget: { ...head.output, widget_type: type, data: { ...common, ...own } } };
}

function isRuntimeType(type: string): type is RuntimeType {
  return lists.runtimeTypes.some((one) => one === type);
}

/** What the console calls a widget that is refused; anything but a short id could be of any size or depth. */
function nameOf(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 40) : '(without id)';
}
