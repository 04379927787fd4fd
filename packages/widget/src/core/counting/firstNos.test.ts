import { describe, expect, it } from 'vitest';
import { verdictsOf } from '../conditions/verdictsOf';
import type { Event } from '../Event';
import type { State } from '../State';
import { run, smsModal, started } from '../testing/started';
import { firstNos } from './firstNos';

const refusals = (state: State, at: number) => firstNos(state, (widgetId) => verdictsOf(state, widgetId, at));

const at = 2_000_000;
const hourMs = 3_600_000;
const now = { whenDisplay: ['immediately'] };
const embed = { key: 'e', place: 'embed', widgetId: '20', payload: undefined } as const;
const rendered = (id: string): Event => ({ type: 'instance.rendered', id, reason: 'sms' });
const open = (widgets: object[]) =>
  run(
    started({ widgets }).state,
    widgets.map((_, index) => rendered(`i${index}`)),
  );

describe('firstNos', () => {
  it.each([
    ['a scroll that was not reached', { main: { whenDisplay: ['scroll', 50] } }, {}, 'entrance'],
    ['an address that is not listed', { setup: { urlWhitelist: ['/sale'] } }, {}, 'route'],
    [
      'shown an hour ago, again after a day',
      { main: { showAgain: ['days', 1] } },
      { session: { widgets: { 5: { lastImpression: at - hourMs, manualClose: false } } } },
      'repeat',
    ],
    ['not on phones', { setup: { hideOnMobile: true } }, { browser: { isMobile: true } }, 'device'],
    ['a host that is not listed', {}, { account: { whitelist: ['other.example'] } }, 'host'],
    [
      'an address before a scroll: the first an owner would look at',
      { main: { whenDisplay: ['scroll', 50] }, setup: { urlWhitelist: ['/sale'] } },
      {},
      'route',
    ],
  ])('OWN-11 DISP-22 %s', (_, sections: { main?: object; setup?: object }, given, rule) => {
    const { main, ...others } = sections;
    const { state } = started({ widgets: [smsModal({ ...now, ...main }, others)], ...given });
    expect(refusals(state, at)).toEqual({ 5: rule });
  });

  it('OWN-11 A-30 reports a widget that waits behind another', () => {
    const { state } = open([smsModal(now, {}, 5), smsModal(now, {}, 6)]);
    expect(refusals(state, at)).toEqual({ 6: 'queue' });
  });

  it('OWN-11 a widget that was shown is not reported, even after it closes', () => {
    const { state } = open([smsModal(now)]);
    expect([state.instances['i0']?.displayed, refusals(state, at)]).toEqual([true, {}]);
    const closed = run(state, [{ type: 'instance.closeAsked', id: 'i0', manual: true }]).state;
    expect([closed.instances['i0']?.displayed, refusals(closed, at)]).toEqual([false, {}]);
  });

  it('OWN-11 EMB-07 an embed is reported for its address; a widget without a place on the page is not reported', () => {
    const box = (setup: object) => ({
      widget_id: 20,
      widget_type: 'box',
      channel: 'sms',
      data: { main: { title: 'Box' }, setup },
    });
    const read = (widget: object, elements: (typeof embed)[]) => {
      const { state } = started({ widgets: [widget], elements });
      return refusals(run(state, [rendered('i0')]).state, at);
    };
    expect(read(box({}), [])).toEqual({});
    expect(read(box({}), [embed])).toEqual({});
    expect(read(box({ urlWhitelist: ['/sale'] }), [embed])).toEqual({ 20: 'route' });
  });
});
