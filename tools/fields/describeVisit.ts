import { type Channel, lists, type RuntimeType, type Widget } from '@beckon/contract';
import { typesWith } from '@beckon/contract/widgetTypes';
import { allVerdicts, type Event, pluginMarkup, viewInstance } from '@beckon/widget/decisions';
import { run, started } from '@beckon/widget/testing/started';
import type { Mode } from '../../packages/console/src/fields/EditorField';

/** A widget as an account shows it. */
export type Kind = { type: RuntimeType; channel: Channel; mode: Mode };
/** One moment of a visit: what is drawn, what is sent to others, and what the rules say. */
export type Moment = { view: ReturnType<typeof viewInstance>; done: unknown; rules?: unknown };

/** Only these report that they are on the page. */
const bubbles = typesWith(({ place, has }) => place === 'overlay' && !has.includes('form'));
const contacts = { appId: '42', fb_page_id: '900', widget_phone: '+1', sms_channel_connected: true };
const wayIn = (channel: Channel): Event =>
  channel === 'fb'
    ? { type: 'plugin.optedIn', id: 'i0' }
    : { type: 'phone.answered', id: 'i0', state: true, errors: [] };

/** What happens to every widget, in this order; a widget that a step has nothing to do with stays as it is. */
const story = ({ type, channel }: Kind, reason: string): readonly (readonly Event[])[] => [
  [
    { type: 'sdk.settled', sdk: 'fb', ok: true },
    { type: 'instance.rendered', id: 'i0', reason },
  ],
  bubbles.includes(type) ? [{ type: 'bubble.mounted', id: 'i0' }] : [],
  [
    { type: 'page.scrolled', percent: 60 },
    { type: 'instance.openAsked', id: 'i0', flags: { ignoreAll: true } },
  ],
  [{ type: 'instance.checked', id: 'i0', checked: true }],
  [
    { type: 'channel.chosen', id: 'i0', channel: 'sms' },
    { type: 'smsRef.wanted', id: 'i0' },
  ],
  [{ type: 'smsRef.answered', id: 'i0', state: true, ref: 'abc' }],
  [wayIn(channel)],
];

/** Visits on a computer and an iPhone, by a new visitor and by one who closed the widget, with a plugin that loads and one that fails. */
export function describeVisit(
  kind: Kind,
  data: object,
  watch: (widget: Widget) => Widget = (widget) => widget,
): Moment[] {
  const { type, channel, mode } = kind;
  const place = lists.placeOf[type];
  const elements = place === 'overlay' ? [] : [{ key: 'e', place, widgetId: '7', payload: undefined }];
  const widgets = [{ widget_id: 7, widget_type: type, channel, data }];
  const account = { ...contacts, messenger_mode: mode };
  const closed = { widgets: { 7: { lastImpression: 1, manualClose: true } } };
  const moments: Moment[] = [];
  const visit = (isIos: boolean, reason: string): void => {
    const session = isIos ? closed : {};
    const browser = { isIos, isMobile: isIos };
    const first = started({ widgets, account, elements, session, browser, watch });
    let { state } = first;
    const explain = () => allVerdicts(state, '7', 2_000_000);
    moments.push({ view: undefined, done: first.orders, rules: explain() });
    for (const facts of story(kind, reason)) {
      const after = run(state, facts);
      state = after.state;
      moments.push({ view: viewInstance(state, 'i0'), done: after.orders });
    }
    moments.push({ view: undefined, done: undefined, rules: explain() });
    const [stored] = Object.values(state.widgets);
    if (stored && state.app && channel === 'fb' && mode === 'plugin')
      moments.push({
        view: undefined,
        done: pluginMarkup({ widget: stored, account: state.app, origin: '', ref: '', userRef: '' }),
      });
  };
  visit(false, mode === 'link' ? 'link' : 'rendered');
  visit(true, mode === 'link' ? 'link' : 'rendered');
  if (channel === 'fb' && mode === 'plugin') visit(false, 'Timeout');
  return moments;
}

/** The paths that are read during a visit, whatever their effect. */
export function listUsedFields(kind: Kind, data: object): Set<string> {
  const read = new Set<string>();
  const note = (value: object, prefix: string): object =>
    new Proxy(value, {
      get(target, name) {
        const inner: unknown = Reflect.get(target, name);
        const path = prefix === '' ? String(name) : `${prefix}.${String(name)}`;
        read.add(path);
        const isSection = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
        return isSection ? note(inner, path) : inner;
      },
    });
  describeVisit(kind, data, (widget) => ({ ...widget, data: note(widget.data, '') as Widget['data'] }));
  return read;
}
