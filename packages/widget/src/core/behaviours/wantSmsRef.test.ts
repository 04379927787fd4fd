import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { instanceOf } from '../testing/drawnFb';
import { run, smsModal, started } from '../testing/started';

const wanted: Event = { type: 'smsRef.wanted', id: 'i0' };
const answered = (state: boolean, ref: string): Event => ({ type: 'smsRef.answered', id: 'i0', state, ref });
const failed: Event = { type: 'smsRef.failed', id: 'i0' };

const form = (stored = {}, account = {}) =>
  started({
    widgets: [{ ...smsModal({}, { actions: { opt_in_text: 'Join us & win' } }), sms_keyword: 'FERN' }],
    account: { widget_phone: '+1 (201) 555-0123', ...account },
    browser: { isIos: true },
    stored,
  }).state;
const link = (last: string): string => `sms:+12015550123&body=Join%20us%20%26%20win%20${last}`;

describe('the keyword message', () => {
  it('SMS-08 NET-04 the ref is asked for with account, widget and session, and generating is on', () => {
    const { state, orders } = run(form(), [wanted]);
    const body = { account_id: '1001', widget_id: '5', session_id: 'session1' };
    expect(orders).toEqual([{ order: 'askSmsRef', id: 'i0', body }]);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: true, smsLink: '' });
  });
  it('SMS-08 STOR-06 A-43 A-88 the answer makes the link, ends generating and is kept', () => {
    const { state, orders } = run(form(), [wanted, answered(true, 'r-1')]);
    expect(orders.slice(1)).toEqual([{ order: 'keepSmsRef', ref: 'r-1' }]);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: false, smsLink: link('r-1') });
    expect(state.stored.smsRef).toBe('r-1');
  });
  it.each([
    ['it refuses', answered(false, '')],
    ['it refuses, whatever it says besides', answered(false, 'r-1')],
    ['it gives none', answered(true, '')],
    ['it cannot be reached', failed],
  ])('SMS-10 A-88 the keyword stands in its place when %s, and nothing is kept', (_, fact) => {
    const { state, orders } = run(form(), [wanted, fact]);
    expect(orders.map(({ order }) => order)).toEqual(['askSmsRef']);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: false, smsLink: link('FERN') });
    expect(state.stored.smsRef).toBeUndefined();
  });
  it('SMS-09 STOR-06 A-44 a stored ref is used again, and nobody is asked', () => {
    const { state, orders } = run(form({ smsRef: 'kept-9' }), [wanted]);
    expect(orders).toEqual([]);
    expect(instanceOf(state).overlay).toMatchObject({ isGeneratingRef: false, smsLink: link('kept-9') });
  });
  it('SMS-09 A-44 the ref of one form serves the next', () => {
    const widgets = [smsModal(), smsModal({}, {}, 6)];
    const { state, orders } = run(started({ widgets }).state, [
      wanted,
      answered(true, 'r-1'),
      { type: 'smsRef.wanted', id: 'i1' },
    ]);
    expect(orders.map(({ order }) => order)).toEqual(['askSmsRef', 'keepSmsRef']);
    expect(instanceOf(state, 'i1').overlay.smsLink).toContain('r-1');
  });
  it('SMS-08 OWN-13 of an account that is tried out the link leads into the sandbox, with the same words', () => {
    const account = { sandbox: 'sms fb', host: 'https://b.example' };
    const { state } = run(form({}, account), [wanted, answered(true, 'r-1')]);
    expect(instanceOf(state).overlay.smsLink).toBe(
      'https://b.example/sandbox/1001?body=Join%20us%20%26%20win%20r-1',
    );
  });
  it('SMS-08 two wishes are one request; a link that is there is not asked for again', () => {
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
