import type { Widget, WidgetSession } from '@beckon/contract';
import fc from 'fast-check';
import { anyAccount, anyNumber, anyUrl, openAccount, visitAt } from '../../core/testing/anyAccount';

/** What happens on a page, to its tab, or in another one. A widget is named by its position in the account. */
export type Happening =
  | { what: 'scroll'; percent: number }
  | { what: 'pass'; ms: number }
  | { what: 'leave' }
  | { what: 'reach'; name: string }
  | { what: 'go'; url: string }
  /** Another tab shows or closes a widget; or the visitor was on another page, did that there, and came back by the browser's cache. */
  | { what: 'elsewhere'; at: number; isClosed: boolean; isCached: boolean }
  /** The tab is hidden for a time. */
  | { what: 'away'; ms: number }
  /** The page gets an element that asks for a widget. */
  | { what: 'place'; at: number }
  | { what: 'open'; at: number }
  | { what: 'trigger'; name: string };

type Kinds = { [What in Happening['what']]: fc.Arbitrary<Omit<Extract<Happening, { what: What }>, 'what'>> };

const name = fc.constantFrom('offer', 'other', '10', 'null');
const ms = fc.oneof(fc.constant(0), fc.nat(130_000), fc.nat(200_000_000));
const at = fc.nat(2);
/** More than that is not a configuration. */
const mostWidgets = 500;
const kinds: Kinds = {
  scroll: fc.record({ percent: anyNumber }),
  pass: fc.record({ ms }),
  leave: fc.constant({}),
  reach: fc.record({ name }),
  go: fc.record({ url: anyUrl }),
  elsewhere: fc.record({ at, isClosed: fc.boolean(), isCached: fc.boolean() }),
  away: fc.record({ ms }),
  place: fc.record({ at }),
  open: fc.record({ at }),
  trigger: fc.record({ name }),
};
const anyHappening = fc.oneof(
  ...Object.entries(kinds).map(([what, rest]) =>
    (rest as fc.Arbitrary<object>).map((one) => ({ what, ...one }) as Happening),
  ),
);

type Known = readonly [Widget, WidgetSession['widgets'][string] | undefined];

/** Shown before, and may come again only once it is closed, which can happen in another tab: rare among random rules. */
const onceClosed = {
  main: {
    whenDisplay: ['immediately', null],
    showAgain: ['never', null],
    showAgainIfClosed: ['always', null],
  },
  memory: { lastImpression: visitAt - 1000, manualClose: false },
};

/** Checking a configuration takes longer than a whole visit: accounts are combinations of widgets that were checked before. */
function sampleWidgets(): Known[] {
  const given = fc
    .sample(anyAccount, 300)
    .flat()
    .slice(0, mostWidgets)
    .map(
      (
        [one, kept],
        index,
      ): (typeof anyAccount extends fc.Arbitrary<infer Value extends unknown[]> ? Value : never)[number] =>
        index % 4 === 0 ? [{ ...one, main: onceClosed.main as never }, onceClosed.memory] : [one, kept],
    );
  const { widgets } = openAccount(given, { url: 'https://shop.example/', isMobile: false });
  return widgets.map((one, index) => [one, given[index]?.[1]]);
}

/** A random account with up to three widgets, what the browser remembers about them, and a visit to one of its pages. */
export const anyVisit = fc.record({
  account: fc.array(fc.constantFrom(...sampleWidgets()), { maxLength: 3 }),
  happenings: fc.array(fc.constantFrom(...fc.sample(anyHappening, 1000)), { maxLength: 6 }),
  url: anyUrl,
  isMobile: fc.boolean(),
  /** With first frames, the watcher hands over every widget that is due; without, it loads the runtime for the first. */
  hasFrames: fc.boolean(),
});

export type Visit = typeof anyVisit extends fc.Arbitrary<infer Value> ? Value : never;
