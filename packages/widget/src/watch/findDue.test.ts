import { compileWatch, lists, supportsChannel } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOpen } from '../core/conditions/canOpen';
import { started } from '../core/testing/started';
import { findDue } from './findDue';

const at = 1_700_000_000_000;
const number = fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom('10', 'soon', ''));
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
const widget = fc.record({
  type: fc.constantFrom(...lists.runtimeTypes),
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
});
const memory = fc.option(
  fc.record({ lastImpression: fc.integer({ min: at - 200_000_000, max: at }), manualClose: fc.boolean() }),
  { nil: undefined },
);
const page = fc.record({
  exitIntent: fc.boolean(),
  maxScroll: fc.integer({ min: 0, max: 100 }),
  secondsSpent: fc.integer({ min: 0, max: 200 }),
  anchors: fc.constantFrom({}, { offer: true }),
});
const url = fc.constantFrom(
  'https://shop.example/',
  'https://www.shop.example/shop?a=1',
  'https://a.example/cart#top',
  'https://shop.example/shop/fern',
);
const channelOf = (type: (typeof lists.runtimeTypes)[number]) =>
  lists.channels.find((channel) => supportsChannel(type, channel));

describe('findDue', () => {
  it('OPEN-03 OPEN-04 OPEN-05 OPEN-06 DISP-23 the core never opens by itself what is not found due', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(widget, memory), { maxLength: 6 }),
        page,
        url,
        fc.boolean(),
        (given, seen, address, isMobile) => {
          const memories = Object.fromEntries(
            given.flatMap(([, kept], index) => (kept ? [[String(index + 1), kept]] : [])),
          );
          const { state: first } = started({
            widgets: given.map(([{ type, main, setup }], index) => ({
              widget_id: index + 1,
              widget_type: type,
              channel: channelOf(type),
              data: { main, setup, channels: { enable_email: true, email_to: 'a@example.com' } },
            })),
            account: { messenger_mode: 'link' },
            session: { widgets: memories },
            browser: { isMobile },
            url: address,
          });
          const state = { ...first, page: seen };
          const widgets = state.order.flatMap((id) => state.widgets[id] ?? []);
          const sight = { url: address, isMobile, page: seen, memories, at };
          const due = findDue(compileWatch(widgets), sight);
          const opened = Object.values(state.instances)
            .map((instance) => ({ ...instance, rendered: true }))
            .filter((instance) => canOpen(state, instance, { at }).ok)
            .map(({ widgetId }) => widgetId);
          expect(opened.filter((id) => !due.includes(id))).toEqual([]);
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
