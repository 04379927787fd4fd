import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { instanceOf } from '../testing/drawnFb';
import { run, smsModal, started } from '../testing/started';

const wanted: Event = { type: 'smsRef.wanted', id: 'i0' };
const answered = (state: boolean, ref: string): Event => ({ type: 'smsRef.answered', id: 'i0', state, ref });

const form = (stored = {}, account = {}) =>
  started({
    widgets: [{ ...smsModal({}, { actions: { opt_in_text: 'Join us & win' } }), sms_keyword: 'FERN' }],
    account: { widget_phone: '+1 (201) 555-0123', ...account },
    browser: { isIos: true },
    stored,
  }).state;
const bubble = {
  widget_id: 7,
  widget_type: 'omnichat',
  channel: 'omni',
  data: { channels: { enable_sms: true } },
};
const messenger = { widget_id: 8, widget_type: 'modal', channel: 'fb', data: {} };
const link = (last: string): string => `sms:+12015550123&body=Join%20us%20%26%20win%20${last}`;

describe('the keyword message', () => {
  it('SMS-08 NET-04 the ref is requested with account, widget and session, and generating is on', () => {
    const { state, orders } = run(form(), [wanted]);
    const body = { account_id: '1001', widget_id: '5', session_id: 'session1' };
    expect(orders).toEqual([{ order: 'askSmsRef', id: 'i0', body }]);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: true, smsLink: '' });
  });
  it('SMS-08 STOR-06 A-43 A-88 the answer creates the link, ends generating and is stored', () => {
    const { state, orders } = run(form(), [wanted, answered(true, 'r-1')]);
    expect(orders.slice(1)).toEqual([{ order: 'saveSmsRef', ref: '5:r-1' }]);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: false, smsLink: link('r-1') });
    expect(state.stored.smsRefs).toEqual(['5:r-1']);
  });
  it.each([
    ['the server rejects', answered(false, '')],
    ['the server rejects but sends a ref', answered(false, 'r-1')],
    ['the ref is empty', answered(true, '')],
  ])('SMS-10 A-88 the keyword replaces it when %s, and nothing is stored', (_, fact) => {
    const { state, orders } = run(form(), [wanted, fact]);
    expect(orders.map(({ order }) => order)).toEqual(['askSmsRef']);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: false, smsLink: link('FERN') });
    expect(state.stored.smsRefs).toEqual([]);
  });
  it('SMS-09 STOR-06 A-99 a stored ref is used again without a request', () => {
    const { state, orders } = run(form({ smsRefs: ['55:other', '5:kept-9'] }), [wanted]);
    expect(orders).toEqual([]);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: false, smsLink: link('kept-9') });
  });
  it('A-44 A-99 SMS-09 each of two widgets requests its own ref and keeps it in its link', () => {
    const widgets = [smsModal(), smsModal({}, {}, 6)];
    const { state, orders } = run(started({ widgets }).state, [
      wanted,
      answered(true, 'r-5'),
      { type: 'smsRef.wanted', id: 'i1' },
      { type: 'smsRef.answered', id: 'i1', state: true, ref: 'r-6' },
    ]);
    expect(orders).toMatchObject([
      { order: 'askSmsRef', body: { widget_id: '5' } },
      { order: 'saveSmsRef', ref: '5:r-5' },
      { order: 'askSmsRef', body: { widget_id: '6' } },
      { order: 'saveSmsRef', ref: '6:r-6' },
    ]);
    expect(['i0', 'i1'].map((id) => instanceOf(state, id).overlay.smsLink.slice(-3))).toEqual(['r-5', 'r-6']);
  });
  it.each([
    ['the only widget that asks for a number', [smsModal()], 'kept-9'],
    ['one of two', [smsModal(), smsModal({}, {}, 6)], undefined],
    ['a modal next to a bubble', [smsModal(), bubble], undefined],
    ['a modal next to a messenger widget', [smsModal(), messenger], 'kept-9'],
  ])('A-99 A-89 a ref from an earlier version, without a widget id, and %s', (_, widgets, ref) => {
    const { state, orders } = run(started({ widgets, stored: { smsRefs: ['kept-9'] } }).state, [wanted]);
    expect(orders.map(({ order }) => order)).toEqual(ref ? [] : ['askSmsRef']);
    expect(instanceOf(state).overlay.smsLink).toBe(ref ? `sms:&body=Subscribe%20${ref}` : '');
  });
  it('SMS-08 OWN-13 in sandbox mode the link leads to the sandbox, with the same text', () => {
    const account = { sandbox: 'sms fb', host: 'https://b.example' };
    const { state } = run(form({}, account), [wanted, answered(true, 'r-1')]);
    expect(instanceOf(state).overlay.smsLink).toBe(
      'https://b.example/sandbox/1001?body=Join%20us%20%26%20win%20r-1',
    );
  });
  it('SMS-08 two requests are sent once; an existing link is not requested again', () => {
    expect(run(form(), [wanted, wanted]).orders).toHaveLength(1);
    expect(run(form(), [wanted, answered(false, ''), wanted]).orders).toHaveLength(1);
  });
  it('SMS-08 A-43 half a character in the text does not break the link', () => {
    const state = started({ widgets: [smsModal({}, { actions: { opt_in_text: '\ud83d!' } })] }).state;
    expect(instanceOf(run(state, [wanted, answered(true, 'r')]).state).overlay.smsLink).toBe(
      'sms:&body=%EF%BF%BD!%20r',
    );
  });
});
