import * as v from 'valibot';
import * as errors from '../constants/errors';
import * as lists from '../constants/lists';
import { Actions } from './Actions';
import { Appearance } from './Appearance';
import { Channels } from './Channels';
import { defaultsFor } from './defaultsFor';
import { explainIssue } from './explainIssue';
import { fillMissing } from './fillMissing';
import { Main } from './Main';
import { parseColor } from './parseColor';
import { parseLenient } from './parseLenient';
import { parseWith } from './parseWith';
import { Setup } from './Setup';
import { Submitted } from './Submitted';
import { supportsChannel } from './supportsChannel';
import type { Widget } from './Widget';
import { WidgetHead, withSynonyms } from './WidgetHead';
import type { OtherKind, RuntimeType } from './widgetTypes';

/** A parsed widget: usable, of a kind that pages do not draw, or rejected with the reason. */
export type ParsedWidget =
  | { ok: true; widget: Widget }
  | { ok: false; widgetId: string; kind: OtherKind }
  | { ok: false; widgetId: string; error: string };

const section = v.optional(
  parseWith(
    (raw) => (typeof raw === 'object' ? (raw as Record<string, unknown>) : undefined),
    'must be an object',
  ),
  {},
);
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

/** Without these there is no widget. */
const needed = ['widget_id', 'widget_type'];

/**
 * Parses one widget of a configuration and fills in what is missing; never throws. With `report`, a value that can't be read
 * counts as missing; otherwise it rejects the widget. [ENT-01, ENT-05, DEF-28, BOOT-13, A-100]
 */
export function parseWidget(raw: unknown, report?: (complaint: string) => void): ParsedWidget {
  const given = withSynonyms(fillMissing(raw));
  const widgetId = nameOf(given['widget_id']);
  const refuse = (error: string): ParsedWidget => ({ ok: false, widgetId, error });
  const warn = report && ((complaint: string) => report(`widget ${widgetId}, ${complaint}`));

  const head = parseLenient(WidgetHead, { given, fill: withChannel, warn, needed });
  if (!head.success) return refuse(explainIssue(head.issues));
  const { widget_type: type, channel } = head.output;
  if (!isRuntimeType(type)) return { ok: false, widgetId, kind: type };
  if (!supportsChannel(type, channel)) return refuse(errors.unsupportedWidget(type, channel));

  const sections = parseLenient(Sections, { given: given['data'], fill: (one) => one ?? {}, warn });
  if (!sections.success) return refuse(explainIssue(sections.issues));
  const { defaults, forced } = defaultsFor(type, channel);
  const clean = Object.fromEntries(
    Object.entries(sections.output).map(([name, one]) => [name, dropBadColors(one)]),
  );
  const fill = (one: unknown) => fillMissing(forced, one, ...defaults);
  const data = parseLenient(Data, { given: clean, fill, warn });
  if (!data.success) return refuse(explainIssue(data.issues));
  const { channels, appearance, ...common } = data.output;
  const own = channel === 'omni' ? { channels, appearance } : {};
  return { ok: true, widget: { ...head.output, widget_type: type, data: { ...common, ...own } } };
}

function isRuntimeType(type: string): type is RuntimeType {
  return lists.runtimeTypes.some((one) => one === type);
}

/** The first channel of a type is its default. [ENT-04, A-14] */
function withChannel(given: unknown): object {
  const one = given as { widget_type?: unknown };
  const type = lists.runtimeTypes.find((known) => known === one.widget_type);
  return type ? { channel: lists.channelsOf[type][0], ...one } : one;
}

/** The console's name for a rejected widget; anything but a short id could be of any size or depth. */
function nameOf(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 40) : '(without id)';
}

/** A section without unreadable colors, so that the defaults of its type replace them. [DEF-28, LAY-03] */
function dropBadColors(section: Record<string, unknown>): Record<string, unknown> {
  const { colors } = section;
  if (typeof colors !== 'object' || colors === null) return section;
  const good = Object.entries(colors).filter(([, color]) => parseColor(color) !== undefined);
  return { ...section, colors: Object.fromEntries(good) };
}
