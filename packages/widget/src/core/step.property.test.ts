import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visits } from '../watch/testing/visits';
import type { Event } from './Event';
import { emptyState } from './emptyState';
import { allChannels } from './testing/omnichatOn';
import { run, smsModal, started } from './testing/started';
import { viewInstance } from './view/viewInstance';

const ids = ['i0', 'i1', 'i2', 'i3', 'i4', 'i5', 'nobody'];
const id = fc.constantFrom(...ids);
const text = fc.string({ maxLength: 20 });
const flag = fc.boolean();
const number = fc.oneof(fc.integer(), fc.double());
const element = fc.record({
  key: fc.constantFrom('e0', 'e1', 'e2'),
  place: fc.constantFrom('embed' as const, 'checkbox' as const, 'landing' as const),
  widgetId: fc.constantFrom('5', '7', '8', '9', 'unknown'),
  payload: fc.option(text, { nil: undefined }),
});
const memories = fc.dictionary(
  fc.constantFrom('5', '7'),
  fc.record({ manualClose: flag }, { requiredKeys: ['manualClose'] }),
);
const flags = fc.record({ ignoreAll: flag, ignoreRoute: flag, ignoreEntrance: flag }, { requiredKeys: [] });

const widgets = [
  smsModal(),
  smsModal({ whenDisplay: ['immediately'] }, {}, 6),
  { widget_id: 7, widget_type: 'box', channel: 'fb' },
  { widget_id: 8, widget_type: 'checkbox', channel: 'fb' },
  { widget_id: 9, widget_type: 'landing', channel: 'fb', data: { setup: { pixelId: '1' } } },
  { widget_id: 3, widget_type: 'omnichat', channel: 'omni', data: { channels: allChannels } },
  { widget_id: 4, widget_type: 'customer_chat', channel: 'fb' },
  { widget_id: 2, widget_type: 'bar', channel: 'fb', data: { main: { whenDisplay: ['exit'] } } },
];
const account = { appId: '42', fb_page_id: '900', sms_channel_connected: true, widget_phone: '+12015550100' };
const app = started({ widgets, account }).state;

type Details<Type extends Event['type']> = Omit<Extract<Event, { type: Type }>, 'type'>;

/** Every fact there is: a missing one is a compile error. */
const details: { [Type in Event['type']]: fc.Arbitrary<Details<Type>> } = {
  'app.started': fc.constant({
    account: app.app as never,
    widgets: Object.values(app.widgets),
    session: app.session,
    browser: app.browser,
    stored: app.stored,
    renderFallbackMs: undefined,
    url: 'https://shop.example/again',
    sinceMs: 2_000_000,
    page: { exitIntent: true, maxScroll: 50, secondsSpent: 10, anchors: { end: true } },
    seed: 'i',
  }),
  'session.renewed': fc.record({ widgets: memories }),
  'page.scanned': fc.record({ elements: fc.uniqueArray(element, { selector: ({ key }) => key }) }),
  'route.changed': fc.record({ url: fc.oneof(fc.webUrl(), text) }),
  'page.scrolled': fc.record({ percent: number }),
  'page.ticked': fc.record({ seconds: number }),
  'page.exitIntended': fc.constant({}),
  'page.anchorReached': fc.record({ name: text }),
  'page.shown': fc.constant({}),
  'sdk.settled': fc.record({
    sdk: fc.constantFrom('fb' as const, 'yt' as const, 'vimeo' as const),
    ok: flag,
  }),
  'instance.rendered': fc.record({
    id,
    reason: fc.oneof(fc.constantFrom('rendered', 'sms', 'Timeout', 'hidden', 'link'), text),
  }),
  'instance.openAsked': fc.record({ id, flags }),
  'instance.closeAsked': fc.record({ id, manual: flag }),
  'instance.repeatDue': fc.record({ id }),
  'overlay.removed': fc.record({ id }),
  'instance.payloadSet': fc.record({ id, text }),
  'trigger.fired': fc.record({ name: text, call: text }),
  'instance.submitAsked': fc.record({ id }),
  'instance.checked': fc.record({ id, checked: flag }),
  'plugin.optedIn': fc.record({ id }),
  'optIn.checkDue': fc.record({ id }),
  'optIn.answered': fc.record({ id, hasOptedIn: flag }),
  'optIn.failed': fc.record({ id, message: text }),
  'phone.edited': fc.record({ id }),
  'phone.submitted': fc.record({ id, phoneNumber: fc.option(text) }),
  'phone.answered': fc.record({ id, state: flag, errors: fc.array(text, { maxLength: 3 }) }),
  'phone.failed': fc.record({ id, status: fc.nat(599) }),
  'smsRef.wanted': fc.record({ id }),
  'smsRef.answered': fc.record({ id, state: flag, ref: text }),
  'smsLink.followed': fc.record({ id }),
  'bubble.mounted': fc.record({ id }),
  'bubble.toggled': fc.record({ id }),
  'bubble.timed': fc.record({ id, open: flag }),
  'bubble.iconDue': fc.record({ id, stop: flag }),
  'channel.chosen': fc.record({
    id,
    channel: fc.constantFrom('messenger' as const, 'sms' as const, 'whatsapp' as const, 'email' as const),
  }),
  'popover.closed': fc.record({ id }),
  'chat.called': fc.record({
    id,
    method: fc.constantFrom('open' as const, 'close' as const, 'set' as const, 'setPayload' as const),
    changes: fc.dictionary(fc.constantFrom('refPayload', 'logged_in_greeting'), fc.oneof(text, flag)),
  }),
};
const fact = fc.oneof(
  ...Object.entries(details).map(([type, rest]) =>
    (rest as fc.Arbitrary<object>).map((one) => ({ type, ...one }) as Event),
  ),
);
const blocking: ReadonlySet<string> = new Set(['modal', 'page_takeover']);

describe('the core as a whole', () => {
  it("ENT-22 A-30 ERR-15 no sequence of facts throws, skips a state, shows two modals, or makes a view that can't be serialized", () => {
    fc.assert(
      fc.property(fc.constantFrom(app, emptyState), fc.array(fact, { maxLength: 30 }), (first, facts) => {
        const { state, orders } = run(first, facts);
        const all = Object.values(state.instances);
        for (const { id: one, rendered, displayed, submitted, optedin } of all) {
          const view = viewInstance(state, one);
          expect(JSON.parse(JSON.stringify(view ?? null))).toEqual(view ?? null);
          expect((!displayed || rendered) && (!submitted || optedin)).toBe(true);
        }
        const open = all.filter(
          ({ displayed, widgetId }) => displayed && blocking.has(state.widgets[widgetId]?.widget_type ?? ''),
        );
        expect(open.length).toBeLessThanOrEqual(1);
        expect(JSON.parse(JSON.stringify(orders))).toHaveLength(orders.length);
      }),
      { numRuns: visits },
    );
  }, 60_000);
});
