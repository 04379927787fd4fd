import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { emptyState } from '../emptyState';
import { omnichatOn } from '../testing/omnichatOn';
import { run, smsModal, started } from '../testing/started';
import { tallyTurn } from './tallyTurn';

const rendered: Event = { type: 'instance.rendered', id: 'i0', reason: 'sms' };
const shown = () =>
  run(started({ widgets: [smsModal({ whenDisplay: ['immediately'] })] }).state, [rendered]).state;
const tally = (facts: Event[], first = shown()) => tallyTurn({}, first, run(first, facts).state);

describe('tallyTurn', () => {
  it('OWN-11 OPEN-12 counts a manual close, but not a close by the host', () => {
    expect(tally([{ type: 'instance.closeAsked', id: 'i0', manual: true }])).toEqual({ 5: { close: 1 } });
    expect(tally([{ type: 'instance.closeAsked', id: 'i0', manual: false }])).toEqual({});
  });

  it('OWN-11 SUB-02 counts a submit once, whatever follows', () => {
    const first = shown();
    const sent = run(first, [
      { type: 'phone.submitted', id: 'i0', phoneNumber: '+14155550123' },
      { type: 'phone.answered', id: 'i0', state: true, errors: [] },
    ]).state;
    expect(tallyTurn({}, first, sent)).toEqual({ 5: { submit: 1 } });
    expect(tallyTurn({}, sent, sent)).toEqual({});
  });

  it('OWN-11 counts an embed on the page once, however many times it is there', () => {
    const box = { widget_id: 20, widget_type: 'box', channel: 'sms', data: { main: { title: 'Box' } } };
    const places = ['a', 'b'].map(
      (key) => ({ key, place: 'embed', widgetId: '20', payload: undefined }) as const,
    );
    const { state } = run(started({ widgets: [box], elements: places }).state, [
      rendered,
      { ...rendered, id: 'i1' },
    ]);
    expect(Object.values(state.instances).map(({ displayed }) => displayed)).toEqual([true, true]);
    expect(tallyTurn({}, emptyState, state)).toEqual({ 20: { impression: 1 } });
    expect(tallyTurn({ 20: { impression: 1 } }, state, state)).toEqual({ 20: { impression: 1 } });
  });

  it('OWN-11 EVT-01 does not count an overlay that opens: it sends its own impression', () => {
    expect(tallyTurn({}, emptyState, shown())).toEqual({});
  });

  it('OWN-11 EVT-02 does not count the close of an omnichat, which sends its own', () => {
    const drawn = run(omnichatOn(), [rendered]).state;
    expect(drawn.instances['i0']?.displayed).toBe(true);
    expect(tally([{ type: 'instance.closeAsked', id: 'i0', manual: true }], drawn)).toEqual({});
  });

  it('OWN-11 keeps earlier counts', () => {
    const first = shown();
    const closed = run(first, [{ type: 'instance.closeAsked', id: 'i0', manual: true }]).state;
    expect(tallyTurn({ 5: { close: 1, submit: 1 }, 6: { close: 3 } }, first, closed)).toEqual({
      5: { close: 2, submit: 1 },
      6: { close: 3 },
    });
  });
});
