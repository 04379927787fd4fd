import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { drawnFb, instanceOf, namesOf, pressed, unrenderedFb } from '../testing/drawnFb';
import { run, started } from '../testing/started';

const reports = (reason: string): Event => ({ type: 'instance.rendered', id: 'i0', reason });
const settled = (sdk: 'fb' | 'yt' | 'vimeo', ok: boolean): Event => ({ type: 'sdk.settled', sdk, ok });
const signal = (reason: string, ms: number) => ({
  order: 'wait',
  key: 'render i0',
  ms,
  fact: reports(reason),
});
const plugin = { order: 'renderPlugin', id: 'i0' };
const notice = (reason: string) => ({ order: 'emit', id: 'i0', name: 'rendered', details: { reason } });

/** The orders that start a rendering, without those that gave the instance its element. */
const begins = (unrendered: ReturnType<typeof started>) =>
  unrendered.orders.filter(({ order }) => order === 'renderPlugin' || order === 'wait');

describe('what signals that it has rendered', () => {
  it.each(['modal', 'bar', 'box', 'button', 'landing', 'checkbox', 'customer_chat'])(
    'REND-01 REND-02 a %s: its plugin, or after 5000 ms the fallback',
    (type) => expect(begins(unrenderedFb(type))).toEqual([plugin, signal('Timeout', 5000)]),
  );
  it.each([
    [250, 250],
    [0, 0],
    [undefined, 5000],
  ])('REND-03 CONST-06 stored %s gives %s ms', (renderFallbackMs, ms) => {
    expect(begins(unrenderedFb('modal', {}, { stored: { renderFallbackMs } }))).toEqual([
      plugin,
      signal('Timeout', ms),
    ]);
  });
  it('REND-04 REND-06 A-31 an EU-affected account: the fallback at once, and no plugin', () => {
    expect(begins(unrenderedFb('modal', {}, { account: { is_eu_affected: true } }))).toEqual([
      signal('eu_account_affected', 0),
    ]);
  });
  it('REND-05 CONST-06 an SMS widget: after 100 ms, even in an EU-affected account', () => {
    expect(begins(started({ account: { is_eu_affected: true } }))).toEqual([signal('sms', 100)]);
  });
  it('REND-02 A-11 A-79 a link: at once, and no plugin', () => {
    expect(begins(unrenderedFb('modal', {}, { account: { messenger_mode: 'link' } }))).toEqual([
      signal('link', 0),
    ]);
  });
});

describe('it has rendered', () => {
  it.each([
    ['rendered', false],
    ['Timeout', true],
    ['eu_account_affected', true],
    ['hidden', true],
    ['link', false],
  ])(
    'REND-01 REND-02 REND-04 REND-06 REND-11 API-11 A-79 reason %s reaches the host; fallback %s',
    (reason, fallback) => {
      const { state, orders } = run(unrenderedFb('box').state, [reports(reason)]);
      expect(instanceOf(state)).toMatchObject({ rendered: true, renderReason: reason, fallback });
      expect(orders).toEqual([{ order: 'cancel', key: 'render i0' }, notice(reason)]);
    },
  );
  it.each(['modal', 'box'])(
    'REND-12 A-33 a plugin that responds late does not replace the link (%s)',
    (type) => {
      for (const reason of ['Timeout', 'hidden', 'eu_account_affected']) {
        const { state } = run(unrenderedFb(type).state, [settled('fb', true), reports(reason)]);
        expect(run(state, [reports('rendered')])).toEqual({ state, orders: [] });
      }
    },
  );
  it('REND-01 REND-02 a rendered plugin stays, even if its timer is still running', () => {
    const state = drawnFb('modal');
    expect(run(state, [reports('Timeout'), reports('rendered')])).toEqual({ state, orders: [] });
  });
  it('REND-11 A-33 the link replaces a plugin that hides after it was drawn, once', () => {
    const { state, orders } = run(drawnFb('modal'), [
      reports('hidden'),
      reports('hidden'),
      reports('rendered'),
    ]);
    expect(instanceOf(state)).toMatchObject({ rendered: true, renderReason: 'hidden', fallback: true });
    expect(orders).toEqual([notice('hidden')]);
  });
  it('REND-11 REND-12 a plugin that the visitor has used may hide without being replaced', () => {
    const { state } = run(drawnFb('modal'), [pressed]);
    expect(run(state, [reports('hidden')])).toEqual({ state, orders: [] });
  });
  it('REND-11 only plugins hide', () => {
    const { state } = run(started().state, [{ type: 'instance.rendered', id: 'i0', reason: 'sms' }]);
    expect(run(state, [reports('hidden')])).toEqual({ state, orders: [] });
  });
  it('REND-01 a report for an unknown instance changes nothing', () => {
    const { state } = unrenderedFb('modal');
    expect(run(state, [{ type: 'instance.rendered', id: 'nobody', reason: 'rendered' }]).state).toEqual(
      state,
    );
  });
});

describe('settleSdk', () => {
  it('REND-13 A-11 a blocked SDK: every messenger widget switches to its fallback and may open', () => {
    const { state, orders } = run(unrenderedFb('modal').state, [settled('fb', false)]);
    expect(state.fbsdkReady).toBe(true);
    expect(instanceOf(state)).toMatchObject({ renderReason: 'Timeout', fallback: true, displayed: true });
    expect(namesOf(orders)).toEqual(['cancel', 'rendered', 'saveSession', 'opened', 'sendEvent']);
  });
  it('REND-13 an embed is shown with its fallback', () => {
    const { state } = run(unrenderedFb('box').state, [settled('fb', false)]);
    expect(instanceOf(state)).toMatchObject({ fallback: true, displayed: true });
  });
  it('REND-13 rendered widgets and other channels stay as they are', () => {
    const { state } = run(drawnFb('modal'), [settled('fb', false)]);
    expect(instanceOf(state)).toMatchObject({ renderReason: 'rendered', fallback: false });
    expect(instanceOf(run(started().state, [settled('fb', false)]).state).rendered).toBe(false);
  });
  it('BOOT-03 OPEN-01 a rendered overlay opens once the SDK is ready', () => {
    const { state } = run(unrenderedFb('modal').state, [reports('rendered')]);
    expect(instanceOf(state).displayed).toBe(false);
    expect(instanceOf(run(state, [settled('fb', true)]).state).displayed).toBe(true);
  });
  it.each([
    ['yt', true, { ytsdkReady: true, vimeosdkReady: false, fbsdkReady: false }],
    ['vimeo', true, { ytsdkReady: false, vimeosdkReady: true, fbsdkReady: false }],
    ['fb', true, { ytsdkReady: false, vimeosdkReady: false, fbsdkReady: true }],
    ['yt', false, { ytsdkReady: false, vimeosdkReady: false, fbsdkReady: false }],
    ['vimeo', false, { ytsdkReady: false, vimeosdkReady: false, fbsdkReady: false }],
  ] as const)('MEDIA-05 BOOT-03 %s, loaded %s', (sdk, ok, flags) => {
    const { state } = run(unrenderedFb('modal').state, [settled(sdk, ok)]);
    expect(state).toMatchObject(flags);
    expect(instanceOf(state).rendered).toBe(false);
  });
});
