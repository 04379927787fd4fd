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
/** What the calls carried as payload, in their order. */
const sent = (...given: Parameters<typeof run>) =>
  run(...given).orders.flatMap((order) =>
    order.order === 'sendPhone' || order.order === 'askSmsRef' ? [order.body.payload] : [],
  );
const linkOf = (...given: Parameters<typeof run>) => instanceOf(run(...given).state).overlay.smsLink;

describe('the payload of a phone form', () => {
  it('NET-01 LOAD-22 travels with the number, from the element or from the host', () => {
    expect(sent(boxWith('sku-9'), [submitted])).toEqual(['sku-9']);
    expect(sent(form(), [set('a'), set('b'), submitted])).toEqual(['b']);
  });
  it('NET-01 NET-04 is no field at all where there is none', () => {
    const bodies = run(form(), [wanted, submitted]).orders.map((order) => 'body' in order && order.body);
    for (const body of bodies) expect(JSON.stringify(body)).not.toContain('payload');
    expect(bodies).toHaveLength(2);
  });
});

describe('the payload of a link into the messages app', () => {
  it('NET-04 SMS-08 travels with the question for a ref', () => {
    expect(sent(form(), [set('fern'), wanted])).toEqual(['fern']);
  });
  it('SMS-09 a ref that is kept stands for no payload, and one with a payload is not kept', () => {
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
  it('API-07 SMS-08 another payload takes the link away, and the next wish asks for another', () => {
    const facts = [wanted, answered('r-1'), set('fern')];
    expect([sent(form(), facts), linkOf(form(), facts)]).toEqual([[undefined], '']);
    expect(sent(form(), [...facts, wanted])).toEqual([undefined, 'fern']);
    expect(linkOf(form(), [...facts, wanted, answered('r-2', 'fern')])).toMatch(/r-2$/);
  });
  it.each<[string, Event]>([
    ['an answer', answered('r-fern', 'fern')],
    ['no answer', answered('', 'fern')],
  ])('API-07 SMS-08 %s to the payload before is not the link: one to this is asked for', (_, before) => {
    const facts = [set('fern'), wanted, set('fig'), before];
    expect([sent(form(), facts), linkOf(form(), facts)]).toEqual([['fern', 'fig'], '']);
    expect(linkOf(form(), [...facts, answered('r-fig', 'fig')])).toMatch(/r-fig$/);
  });
  it('API-07 a link that nobody has seen yet is not asked for', () => {
    expect(sent(form(), [set('fern')])).toEqual([]);
  });
  it('SMS-08 SUB-09 a text with such a ref is waited for; one with the keyword is not', () => {
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
