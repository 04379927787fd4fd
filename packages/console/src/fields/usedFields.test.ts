import type { Channel, RuntimeType, Widget } from '@beckon/contract';
import {
  Actions,
  Appearance,
  Channels,
  lists,
  Main,
  parseWidget,
  Setup,
  Submitted,
  supportsChannel,
} from '@beckon/contract';
import { type Event, pluginMarkup, type State, viewInstance } from '@beckon/widget/decisions';
import { run, started } from '@beckon/widget/testing/started';
import { describe, expect, it } from 'vitest';
import { fieldsFor } from './fieldsFor';
import { listPaths } from './listPaths';
import { readPath, writePath } from './readPath';

const sections = {
  main: Main,
  submitted: Submitted,
  actions: Actions,
  setup: Setup,
  channels: Channels,
  appearance: Appearance,
};
const paths = Object.entries(sections).flatMap(([name, schema]) => listPaths(schema, name));
const places = { button: 'embed', box: 'embed', checkbox: 'checkbox', landing: 'landing' } as const;
/** As many values of each field are looked at. */
const most = 4;
const kinds = lists.runtimeTypes.flatMap((type) =>
  lists.channels.filter((channel) => supportsChannel(type, channel)).map((channel) => ({ type, channel })),
);

/** Settings in which others begin to matter. */
const media = { image: { img_big: '/a.png', gif: '/a.gif' }, videoLink: 'https://youtu.be/M7lc1UVf-VE' };
const channelsOn = {
  enable_facebook: true,
  enable_sms: true,
  enable_whatsapp: true,
  enable_email: true,
  email_to: 'a@b.c',
  whatsapp_id: '1',
};
const grounds = [
  { main: { title: 'Join', desc: 'News', ...media }, channels: channelsOn, submitted: media },
  {
    main: { ...media, mediaType: 'gif', buttonType: 'checkbox' },
    channels: channelsOn,
    submitted: { ...media, mediaType: 'gif', action: 'redirect', redirect: true, redirectUrl: '/a' },
  },
  {
    main: { ...media, mediaType: 'video', pageTemplate: 'mediaBackground', overlay: { enabled: true } },
    submitted: { ...media, mediaType: 'video' },
    channels: channelsOn,
  },
  {
    main: { pageTemplate: 'mediaBackground', backgroundImage: { img_big: '/b.png' } },
    setup: { minimized: 'minimized' },
    channels: channelsOn,
  },
];
/** Values of every kind: those that a field refuses say nothing. */
const tried: readonly unknown[] = [
  ...[
    'Other words',
    true,
    false,
    7,
    '#123456',
    '/other.png',
    'https://youtu.be/XXXXXXXXXXX',
    { unit: '%', value: 80 },
  ],
  ...[['never', null], ['opened', null], ['scroll', 77], ['*never*']],
  ...[...lists.imagePlacements, ...lists.cardVariants, ...lists.slideInPlacements, ...lists.pageTemplates],
  ...[...lists.buttonSizes, ...lists.mediaTypes, ...lists.submittedActions, ...lists.minimized],
  ...['side', 'dark', 'checkbox', 'new', 'center', 'desktop'],
];

/** What a visitor could see of a widget or hear from it, in link and plugin mode, on a computer and an iPhone, before and after the opt-in. */
function everything(
  type: RuntimeType,
  channel: Channel,
  data: object,
  watch: (widget: Widget) => Widget = (widget) => widget,
): string {
  const widget = { widget_id: 7, widget_type: type, channel, data };
  const place = places[type as keyof typeof places];
  const seen: unknown[] = [];
  for (const mode of ['link', 'plugin'] as const)
    for (const isIos of [false, true]) {
      const account = {
        appId: '42',
        fb_page_id: '900',
        widget_phone: '+1',
        sms_channel_connected: true,
        messenger_mode: mode,
      };
      const elements = place ? [{ key: 'e', place, widgetId: '7', payload: undefined }] : [];
      const first = started({ widgets: [widget], account, elements, browser: { isIos, isMobile: isIos } });
      const watched = Object.fromEntries(
        Object.entries(first.state.widgets).map(([id, one]) => [id, watch(one)]),
      );
      const tell = (from: State, ...facts: Event[]) => {
        const { state, orders } = run(from, facts);
        const view = viewInstance(state, 'i0');
        seen.push(view && { ...view, theme: undefined }, orders);
        return state;
      };
      let state = tell(
        { ...first.state, widgets: watched },
        { type: 'sdk.settled', sdk: 'fb', ok: true },
        { type: 'instance.rendered', id: 'i0', reason: 'rendered' },
      );
      seen.push(first.orders);
      state = tell(state, { type: 'bubble.mounted', id: 'i0' });
      const [stored] = Object.values(state.widgets);
      if (stored && channel === 'fb' && mode === 'plugin' && state.app)
        seen.push(pluginMarkup({ widget: stored, account: state.app, origin: '', ref: '', userRef: '' }));
      state = tell(
        state,
        { type: 'page.scrolled', percent: 60 },
        { type: 'instance.openAsked', id: 'i0', flags: { ignoreAll: true } },
      );
      state = tell(state, { type: 'instance.checked', id: 'i0', checked: true });
      state = tell(
        state,
        { type: 'channel.chosen', id: 'i0', channel: 'sms' },
        { type: 'smsRef.wanted', id: 'i0' },
      );
      state = tell(state, { type: 'smsRef.answered', id: 'i0', state: true, ref: 'abc' });
      tell(
        state,
        channel === 'fb'
          ? { type: 'plugin.optedIn', id: 'i0' }
          : { type: 'phone.answered', id: 'i0', state: true, errors: [] },
      );
    }
  return JSON.stringify(seen);
}

/** The paths that are read on the way, whatever comes of it. */
function readPaths(type: RuntimeType, channel: Channel, data: object): Set<string> {
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
  everything(type, channel, data, (widget) => ({ ...widget, data: note(widget.data, '') as Widget['data'] }));
  return read;
}

/** The fields that make a difference; a few values that the schema takes are enough to see that. */
function usedPaths(type: RuntimeType, channel: Channel, asked: readonly string[]): string[] {
  const cases = grounds.map((ground) => ({
    ground,
    read: readPaths(type, channel, ground),
    before: everything(type, channel, ground),
  }));
  const keptOf = (data: object, path: string): string => {
    const read = parseWidget({ widget_id: 7, widget_type: type, channel, data });
    return read.ok ? (JSON.stringify(readPath(read.widget.data, path)) ?? '') : 'refused';
  };
  return asked.filter((path) =>
    cases.some(({ ground, read, before }) => {
      if (!read.has(path)) return false;
      const others = new Map(
        tried
          .map((value) => writePath(ground, path, value))
          .map((data) => [keptOf(data, path), data] as const),
      );
      for (const same of [keptOf(ground, path), 'refused']) others.delete(same);
      return [...others.values()].slice(0, most).some((data) => everything(type, channel, data) !== before);
    }),
  );
}

/** What the runtime would follow although nobody can set it here, with the reason. */
const needless: readonly (readonly [types: readonly RuntimeType[], paths: readonly string[], why: string])[] =
  [
    [
      ['bar'],
      [
        ...['submitted.mediaType', 'submitted.image.img_big', 'submitted.image.gif', 'submitted.videoLink'],
        ...['submitted.imagePlacement', 'submitted.videoPlacement'],
      ],
      'a line has no room for pictures',
    ],
    [['slide_in'], ['main.checkboxPosition', 'main.cardVariant'], 'it is too narrow for two columns'],
    [['page_takeover'], ['main.imagePlacement', 'main.videoPlacement'], 'its picture lies behind the words'],
    [
      lists.runtimeTypes.filter((type) => type !== 'checkbox'),
      ['setup.buttonSize', 'setup.skin'],
      'they have these in another section',
    ],
    [['checkbox'], ['main.buttonSize'], 'it has its size in another section'],
    [
      ['button', 'checkbox', 'customer_chat', 'omnichat'],
      ['main.title'],
      'they show none, and are named after the site',
    ],
    [
      ['customer_chat'],
      ['main.buttonType', 'submitted.action', 'submitted.redirectUrl'],
      'a chat goes on where it began',
    ],
  ];

describe('what the runtime uses', () => {
  it.each(kinds)(
    'OWN-07 each field that makes a difference to a $type on $channel has a control',
    ({ type, channel }) => {
      const edited = fieldsFor(type, channel).map(({ path }) => path);
      const excused = needless.flatMap(([types, some]) => (types.includes(type) ? some : []));
      const asked = paths.filter((path) => !edited.includes(path) && !excused.includes(path));
      expect(usedPaths(type, channel, asked)).toEqual([]);
    },
  );
});
