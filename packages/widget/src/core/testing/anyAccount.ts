import { lists, supportsChannel, type WidgetSession } from '@beckon/contract';
import fc from 'fast-check';
import { started } from './started';

/** The time at which random visits begin. */
export const visitAt = 1_700_000_000_000;

const secondMs = 1000;
const hourMs = 3600 * secondMs;
const dayMs = 24 * hourMs;
/** Numbers shared by widgets, visitors and their memories, so that exact matches occur. */
const mark = fc.constantFrom(0, 1, 10, 30);

/** A percentage or a number of seconds. */
export const anyNumber = fc.oneof(fc.integer({ min: 0, max: 120 }), mark);
const number = fc.oneof(anyNumber, fc.constantFrom('10', 'soon', ''));
const pair = (kinds: readonly string[]) =>
  fc.option(
    fc.tuple(
      fc.constantFrom(...kinds, 'unknown'),
      fc.oneof(number, fc.constantFrom('#offer', 'offer', null)),
    ),
    { nil: undefined },
  );
const pattern = fc.constantFrom(
  '/',
  '/shop',
  '/shop*',
  '*',
  'shop.example',
  '*.example/cart',
  '?a=1',
  '#top',
  '',
);
const patterns = fc.array(pattern, { maxLength: 3 });
/** Every type on every channel it supports. */
const kinds = lists.runtimeTypes.flatMap((widget_type) =>
  lists.channels
    .filter((channel) => supportsChannel(widget_type, channel))
    .map((channel) => ({ widget_type, channel })),
);
const widget = fc.record({
  kind: fc.constantFrom(...kinds),
  main: fc.record({
    whenDisplay: pair(lists.triggers),
    showAgain: pair(lists.repeats),
    showAgainIfClosed: pair(lists.repeats),
  }),
  setup: fc.record({
    urlWhitelist: patterns,
    urlBlacklist: patterns,
    hideOnMobile: fc.constantFrom('', 'true', 'desktop', 'mobile', 'other'),
  }),
  hasChannel: fc.boolean(),
});
const memory = fc.option(
  fc.record({
    lastImpression: fc.oneof(
      fc.integer({ min: visitAt - 200_000_000, max: visitAt }),
      fc
        .tuple(mark, fc.constantFrom(secondMs, hourMs, dayMs))
        .map(([units, unitMs]) => visitAt - units * unitMs),
    ),
    manualClose: fc.boolean(),
  }),
  { nil: undefined },
);

/** Up to six widgets, each with what the visitor's browser remembers about it. */
export const anyAccount = fc.array(fc.tuple(widget, memory), { maxLength: 6 });
export const anyUrl = fc.constantFrom(
  'https://shop.example/',
  'https://www.shop.example/shop?a=1',
  'https://a.example/cart#top',
  'https://shop.example/shop/fern',
);
/** What we may have seen of a page. */
export const anyPage = fc.record({
  exitIntent: fc.boolean(),
  maxScroll: anyNumber,
  secondsSpent: anyNumber,
  anchors: fc.constantFrom({}, { offer: true }),
});

type Visitor = { url: string; isMobile: boolean; account?: Record<string, unknown> };

/** The core on a page of such an account, its widgets numbered from 1. */
export function openAccount(
  given: typeof anyAccount extends fc.Arbitrary<infer Value> ? Value : never,
  { url, isMobile, account }: Visitor,
) {
  const memories: WidgetSession['widgets'] = Object.fromEntries(
    given.flatMap(([, kept], index) => (kept ? [[String(index + 1), kept]] : [])),
  );
  const { state } = started({
    widgets: given.map(([{ kind, main, setup, hasChannel }], index) => ({
      widget_id: index + 1,
      ...kind,
      data: { main, setup, channels: { enable_email: hasChannel, email_to: 'a@example.com' } },
    })),
    account: { messenger_mode: 'link', ...account },
    session: { widgets: memories },
    browser: { isMobile },
    url,
  });
  const widgets = state.order.flatMap((id) => state.widgets[id] ?? []);
  return { state, widgets, memories };
}
