import { describe, expect, it } from 'vitest';
import { changeInstance } from '../changeInstance';
import type { State } from '../State';
import { smsModal, started } from '../testing/started';
import { canOpen } from './canOpen';

const at = 5_000_000;
const rendered = (state: State): State => changeInstance(state, 'i0', { rendered: true });
function check(state: State, flags = {}) {
  const instance = state.instances['i0'];
  if (!instance) throw new Error('no instance');
  return canOpen(state, instance, { at, flags });
}
const scrolled = (state: State): State => ({ ...state, page: { ...state.page, maxScroll: 100 } });
const ready = (main: object = {}, setup: object = {}, given: Parameters<typeof started>[0] = {}): State =>
  scrolled(rendered(started({ ...given, widgets: [smsModal(main, { setup })] }).state));

describe('canOpen', () => {
  it('OPEN-01 OPEN-02 OPEN-03 OPEN-04 OPEN-05 OPEN-06 passes when every condition holds', () => {
    expect(check(ready()).ok).toBe(true);
  });
  it('OPEN-01 A-11 a messenger widget waits for the SDK, an SMS widget does not', () => {
    const state = ready();
    const widget = state.widgets['5'];
    if (!widget) throw new Error('no widget');
    const fb: State = { ...state, widgets: { '5': { ...widget, channel: 'fb' } } };
    expect([check(fb).ok, check({ ...fb, fbsdkReady: true }).ok]).toEqual([false, true]);
  });
  it('OPEN-02 A-28 nothing opens before it has rendered, whatever flags are set', () => {
    const state = scrolled(started().state);
    expect([check(state).ok, check(state, { ignoreAll: true }).ok]).toEqual([false, false]);
  });

  const memory = { widgets: { '5': { lastImpression: at - 1, manualClose: false } } };
  it.each([
    ['OPEN-03 route', 'ignoreRoute', () => ready({}, { urlBlacklist: ['*'] })],
    ['OPEN-04 repeat', 'ignoreRepeatedDisplay', () => ready({}, {}, { session: memory })],
    ['OPEN-05 device', 'ignoreDevice', () => ready({}, { hideOnMobile: 'mobile' })],
    ['OPEN-06 entrance', 'ignoreEntrance', () => ready({ whenDisplay: ['delay', 60] })],
  ] as const)('%s holds it back unless %s is set', (_, flag, make) => {
    const state = make();
    expect(check(state).ok).toBe(false);
    for (const other of ['ignoreRoute', 'ignoreRepeatedDisplay', 'ignoreDevice', 'ignoreEntrance'] as const) {
      expect(check(state, { [other]: true }).ok, other).toBe(other === flag);
    }
    expect(check(state, { ignoreAll: true }).ok).toBe(true);
  });
  it('OPEN-03 OPEN-04 OPEN-05 OPEN-06 OPEN-07 API-06 DISP-22 returns every verdict, in order, with its reason', () => {
    const { verdicts } = check(ready({}, { urlBlacklist: ['*'] }));
    expect(verdicts.map(({ rule, ok }) => `${rule} ${ok}`)).toEqual([
      'sdk true',
      'rendered true',
      'queue true',
      'page true',
      'route false',
      'repeat true',
      'device true',
      'entrance true',
    ]);
  });
  it('DISP-15 A-23 after a manual close showAgainIfClosed applies, or showAgain if it is missing', () => {
    const closed = { widgets: { '5': { lastImpression: at - 60_000, manualClose: true } } };
    const main = { showAgain: ['always'], showAgainIfClosed: ['never'] };
    expect(check(ready(main, {}, { session: closed })).ok).toBe(false);
    expect(check(ready({ showAgain: ['always'] }, {}, { session: closed })).ok).toBe(true);
    const open = { widgets: { '5': { lastImpression: at - 60_000, manualClose: false } } };
    expect(check(ready(main, {}, { session: open })).ok).toBe(true);
  });
  it('OPEN-18 A-30 a second blocking overlay waits until the first one closes', () => {
    const two = started({ widgets: [smsModal(), smsModal({}, {}, 6)] }).state;
    const state = scrolled(changeInstance(rendered(two), 'i1', { rendered: true, displayed: true }));
    expect(check(state, { ignoreAll: true }).ok).toBe(false);
    expect(check(changeInstance(state, 'i1', { displayed: false })).ok).toBe(true);
  });
});
