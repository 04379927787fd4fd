import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { instanceOf } from '../testing/drawnFb';
import { run, smsModal, started } from '../testing/started';

const id = 'i0';
const set = (text: string): Event => ({ type: 'instance.payloadSet', id, text });
const submitted: Event = { type: 'phone.submitted', id, phoneNumber: '+12015550123' };
const wanted: Event = { type: 'smsRef.wanted', id };
const answered = (ref: string, payload?: string): Event => ({
  type: 'smsRef.answered',
  id,
  state: ref !== '',
  ref,
  ...(payload === undefined ? {} : { payload }),
});
const form = (stored = {}) =>
  started({ widgets: [smsModal()], browser: { isIos: true }, account: { widget_phone: '+1201' }, stored })
    .state;
const boxWith = (payload: string) =>
  started({
    widgets: [{ widget_id: 7, widget_type: 'box', channel: 'sms' }],
    elements: [{ key: 'e', place: 'embed', widgetId: '7', payload }],
  }).state;
/** The payloads sent by the calls, in order. */
const sent = (...given: Parameters<typeof run>) =>
  run(...given).orders.flatMap((order) =>
    order.order === 'sendPhone' || order.order === 'askSmsRef' ? [order.body.payload] : [],
  );
const linkOf = (...given: Parameters<typeof run>) => instanceOf(run(...given).state).overlay.smsLink;

describe('the payload of a phone form', () => {
  it('NET-01 LOAD-22 is sent with the number, from the element or from the host', () => {
    expect(sent(boxWith('sku-9'), [submitted])).toEqual(['sku-9']);
    expect(sent(form(), [set('a'), set('b'), submitted])).toEqual(['b']);
  });
  it('NET-01 NET-04 is left out when empty', () => {
    const bodies = run(form(), [wanted, submitted]).orders.map((order) => 'body' in order && order.body);
    for (const body of bodies) expect(JSON.stringify(body)).not.toContain('payload');
    expect(bodies).toHaveLength(2);
  });
});

describe('the payload of a link to the messages app', () => {
  it('NET-04 SMS-08 is sent with the request for a ref', () => {
    expect(sent(form(), [set('fern'), wanted])).toEqual(['fern']);
  });
  it('SMS-09 a stored ref is not used for a payload, and a ref with a payload is not stored', () => {
    const { state, orders } = run(form({ smsRefs: ['5:kept'] }), [
      set('fern'),
      wanted,
      answered('r-1', 'fern'),
    ]);
    expect(orders.map(({ order }) => order)).toEqual(['askSmsRef']);
    expect([state.stored.smsRefs, instanceOf(state).overlay.smsLink]).toEqual([
      ['5:kept'],
      expect.stringMatching(/r-1$/),
    ]);
  });
  it('API-07 SMS-08 another payload removes the link, and the next request gets another', () => {
    const facts = [wanted, answered('r-1'), set('fern')];
    expect([sent(form(), facts), linkOf(form(), facts)]).toEqual([[undefined], '']);
    expect(sent(form(), [...facts, wanted])).toEqual([undefined, 'fern']);
    expect(linkOf(form(), [...facts, wanted, answered('r-2', 'fern')])).toMatch(/r-2$/);
  });
  it.each<[string, Event]>([
    ['an answer', answered('r-fern', 'fern')],
    ['no answer', answered('', 'fern')],
  ])('API-07 SMS-08 %s to the previous payload is not the link: the new one gets a request', (_, before) => {
    const facts = [set('fern'), wanted, set('fig'), before];
    expect([sent(form(), facts), linkOf(form(), facts)]).toEqual([['fern', 'fig'], '']);
    expect(linkOf(form(), [...facts, answered('r-fig', 'fig')])).toMatch(/r-fig$/);
  });
  it('API-07 a link that no visitor has seen yet is not requested', () => {
    expect(sent(form(), [set('fern')])).toEqual([]);
  });
  it('SMS-08 SUB-09 polls for a text with such a ref, but not with the keyword', () => {
    const waits = (ref: string) =>
      run(form({ smsRefs: ['5:kept'] }), [
        set('fern'),
        wanted,
        answered(ref, 'fern'),
        { type: 'smsLink.followed', id },
      ]).orders.filter(({ order }) => order === 'wait').length;
    expect([waits('r-1'), waits('')]).toEqual([1, 0]);
  });
});
