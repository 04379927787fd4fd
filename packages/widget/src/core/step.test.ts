import { describe, expect, it } from 'vitest';
import type { Event } from './Event';
import { run, smsModal, started } from './testing/started';
import { viewInstance } from './view/viewInstance';

const rendered: Event = { type: 'instance.rendered', id: 'i0', reason: 'sms' };
const scrolled: Event = { type: 'page.scrolled', percent: 45 };
const phone = (phoneNumber: string | null): Event => ({ type: 'phone.submitted', id: 'i0', phoneNumber });
const accepted: Extract<Event, { type: 'phone.answered' }> = {
  type: 'phone.answered',
  id: 'i0',
  state: true,
  errors: [],
};
const opened = (given = {}) => run(started(given).state, [rendered, scrolled]);

describe('start', () => {
  it('LOAD-15 LOAD-16 REND-05 an overlay gets its element and renders after 100 ms', () => {
    expect(started().orders).toContainEqual({ order: 'attach', id: 'i0', widgetId: '5', title: 'Join' });
    expect(started().orders).toContainEqual({ order: 'wait', key: 'render i0', ms: 100, fact: rendered });
  });
  it('DISP-20 A-27 an SMS overlay loads only on a listed host; without a list it loads everywhere', () => {
    const on = (hostname: string, whitelist: string[]) =>
      Object.keys(started({ account: { whitelist }, browser: { hostname } }).state.instances).length;
    expect([on('shop.example', ['shop.example']), on('evil.test', ['shop.example'])]).toEqual([1, 0]);
    expect([on('localhost', ['shop.example']), on('evil.test', [])]).toEqual([1, 1]);
  });
  it('DISP-21 the list does not gate messenger widgets', () => {
    const widgets = [{ widget_id: 1, widget_type: 'modal', channel: 'fb' }];
    const { state } = started({
      widgets,
      account: { whitelist: ['shop.example'] },
      browser: { hostname: 'evil.test' },
    });
    expect(Object.keys(state.instances)).toHaveLength(1);
  });
});

describe('opening and closing', () => {
  it('OPEN-08 OPEN-09 opening shows it, records the impression and tells the host', () => {
    const { state, orders } = opened();
    const memory = { lastImpression: 1_000_001, manualClose: false };
    expect(state.instances['i0']?.displayed).toBe(true);
    expect(state.session.widgets).toEqual({ '5': memory });
    expect(orders.slice(2)).toEqual([
      { order: 'saveSession', session: state.session },
      { order: 'emit', id: 'i0', name: 'opened', details: {} },
    ]);
  });
  it('REND-01 API-11 the host receives the reason it was rendered', () => {
    expect(run(started().state, [rendered]).orders).toEqual([
      { order: 'cancel', key: 'render i0' },
      { order: 'emit', id: 'i0', name: 'rendered', details: { reason: 'sms' } },
    ]);
  });
  it('DISP-03 the greatest depth applies, even if the visitor scrolls back before it has rendered', () => {
    const { state } = run(started().state, [scrolled, { type: 'page.scrolled', percent: 2 }, rendered]);
    expect(state.page.maxScroll).toBe(45);
    expect(state.instances['i0']?.displayed).toBe(true);
  });
  it('OPEN-10 an open overlay does not open or count twice', () => {
    const { orders } = run(opened().state, [
      { type: 'page.scrolled', percent: 80 },
      { type: 'page.ticked', seconds: 60 },
    ]);
    expect(orders).toEqual([]);
  });
  it('OPEN-11 OPEN-12 API-10 closing hides it, remembers who closed it and tells the host', () => {
    const { state, orders } = run(opened().state, [{ type: 'instance.closeAsked', id: 'i0', manual: true }]);
    expect(state.instances['i0']?.displayed).toBe(false);
    expect(state.session.widgets['5']).toEqual({ lastImpression: 1_000_001, manualClose: true });
    expect(orders.at(-1)).toEqual({
      order: 'emit',
      id: 'i0',
      name: 'closed',
      details: { manualClose: true, optInRequested: false, optedIn: false },
    });
  });
  it('OPEN-10 after a manual close it does not come back on the same page, not even with always', () => {
    const { state } = opened({ widgets: [smsModal({ showAgain: ['always'] })] });
    const { orders } = run(state, [
      { type: 'instance.closeAsked', id: 'i0', manual: true },
      { type: 'page.scrolled', percent: 90 },
    ]);
    expect(orders.filter((order) => order.order === 'emit' && order.name === 'opened')).toEqual([]);
  });
  it('API-05 A-28 a plain open shows it at once, or as soon as it has rendered', () => {
    const ask: Event = { type: 'instance.openAsked', id: 'i0', flags: { ignoreAll: true } };
    expect(run(started().state, [ask]).state.instances['i0']?.displayed).toBe(false);
    expect(run(started().state, [rendered, ask]).state.instances['i0']?.displayed).toBe(true);
    expect(run(started().state, [ask, rendered]).state.instances['i0']?.displayed).toBe(true);
    const unasked: Event = { type: 'instance.closeAsked', id: 'i0', manual: false };
    expect(run(started().state, [ask, unasked, rendered]).state.instances['i0']?.displayed).toBe(false);
  });
});

describe('the phone number', () => {
  it('SMS-02 SUB-01 NET-01 NET-02 it is sent with every field of the call, and loading is on', () => {
    const { state, orders } = run(opened().state, [phone('+12015550123')]);
    expect(state.instances['i0']).toMatchObject({
      optInRequested: true,
      overlay: { isLoading: true, errors: [] },
    });
    expect(orders).toEqual([
      {
        order: 'sendPhone',
        id: 'i0',
        body: {
          account_id: '1001',
          widget_id: '5',
          phone_number: '+12015550123',
          session_id: 'session1',
          widget_sign: expect.stringMatching(/^optin_5_session1_i0-[0-9a-z]{14}$/),
        },
      },
    ]);
  });
  it('SMS-13 two quick clicks send one request', () => {
    expect(run(opened().state, [phone('+1201'), phone('+1201')]).orders).toHaveLength(1);
  });
  it('A-90 C-PHONE-02 an empty number is not sent; the field asks for one', () => {
    const { state, orders } = run(opened().state, [phone(null)]);
    expect([orders, state.instances['i0']?.overlay.errors]).toEqual([
      [],
      ['Please enter your phone number.'],
    ]);
  });
  it('SMS-02 SMS-04 SMS-05 a rejection keeps the errors, shows the latest and ends loading', () => {
    const refusal: Event = { type: 'phone.answered', id: 'i0', state: false, errors: ['first', 'latest'] };
    const { state } = run(opened().state, [phone('+1201'), refusal]);
    expect(state.instances['i0']?.overlay).toMatchObject({ isLoading: false, errors: ['first', 'latest'] });
    expect(viewInstance(state, 'i0')).toMatchObject({ card: { body: { kind: 'phone', error: 'latest' } } });
  });
  it("SMS-03 SUB-02 the server's text after the opt-in replaces the owner's", () => {
    const submitted = { title: 'Saved', desc: 'No text follows.' };
    const { state } = run(opened().state, [phone('+1201'), { ...accepted, submitted }]);
    expect(viewInstance(state, 'i0')).toMatchObject({
      card: { body: { kind: 'submitted', title: 'Saved', description: 'No text follows.' } },
    });
  });
  it('SMS-11 A-17 A-45 where European law applies, nothing is sent until the visitor ticks the box', () => {
    const eu = opened({ account: { is_eu_affected: true } }).state;
    expect(viewInstance(eu, 'i0')).toMatchObject({
      card: { body: { kind: 'phone', legal: { isChecked: false, text: expect.stringMatching(/^I agree/) } } },
    });
    const missed = run(eu, [phone('+1201')]);
    expect(missed.orders).toEqual([]);
    expect(viewInstance(missed.state, 'i0')).toMatchObject({
      card: { body: { error: '', isLoading: false, legal: { error: 'Please check the box to agree.' } } },
    });
    const ticked = run(missed.state, [{ type: 'instance.checked', id: 'i0', checked: true }, phone('+1201')]);
    expect(ticked.orders.map(({ order }) => order)).toEqual(['emit', 'sendPhone']);
    expect(viewInstance(ticked.state, 'i0')).toMatchObject({
      card: { body: { legal: { isChecked: true } } },
    });
  });
  it("SMS-11 A-45 elsewhere there is no box, and the widget's text follows ours", () => {
    const { state } = opened({ widgets: [smsModal({ legalText: 'Two a week.' })] });
    expect(viewInstance(state, 'i0')).toMatchObject({
      card: {
        body: { legal: { isChecked: undefined, text: expect.stringMatching(/cancel\. Two a week\.$/) } },
      },
    });
  });
  it('SMS-06 typing clears the errors', () => {
    const { state } = run(opened().state, [phone(null), { type: 'phone.edited', id: 'i0' }]);
    expect(state.instances['i0']?.overlay.errors).toEqual([]);
  });
  it('SMS-02 SMS-07 A-42 a lost connection leaves one readable sentence, and it can be sent again', () => {
    const { state, orders } = run(opened().state, [
      phone('+1201'),
      { type: 'phone.failed', id: 'i0', status: 0 },
      phone('+1201'),
    ]);
    expect(orders).toHaveLength(2);
    expect(state.instances['i0']?.overlay.isLoading).toBe(true);
  });
  it.each([
    [0, 'check your connection'],
    [503, 'check your connection'],
    [429, 'wait a minute'],
  ])('SMS-07 a server that answers %d leaves the matching message', (status, words) => {
    const { state } = run(opened().state, [phone('+1201'), { type: 'phone.failed', id: 'i0', status }]);
    expect(state.instances['i0']?.overlay.errors[0]).toContain(words);
  });
  it('SMS-03 SUB-02 SUB-19 REF-07 success notifies the host and shows the submitted state', () => {
    const { state, orders } = run(opened().state, [phone('+1201'), accepted]);
    expect(state.instances['i0']).toMatchObject({
      optedin: true,
      submitted: true,
      overlay: { isLoading: false },
    });
    const ref = 'w5_session1_i0';
    expect(orders.at(-1)).toEqual({
      order: 'emit',
      id: 'i0',
      name: 'optedIn',
      details: { ref, userRef: 'session1-i0-0' },
    });
    expect(viewInstance(state, 'i0')).toMatchObject({
      card: { body: { kind: 'submitted', title: 'Thank you!' } },
    });
  });
  it('SMS-13 an accepted number is not sent again, whatever the widget does afterward', () => {
    const { state } = opened({ widgets: [smsModal({}, { submitted: { action: 'nothing' } })] });
    const { orders } = run(state, [phone('+1201'), accepted, phone('+1201'), accepted]);
    expect(orders.filter(({ order }) => order === 'sendPhone')).toHaveLength(1);
  });
  it('SUB-18 keeps the form if the action is “nothing”', () => {
    const { state } = opened({ widgets: [smsModal({}, { submitted: { action: 'nothing' } })] });
    expect(run(state, [phone('+1201'), accepted]).state.instances['i0']?.submitted).toBe(false);
  });
  it.each([
    ['new', true],
    ['same', false],
    ['elsewhere', false],
  ])(
    'SUB-14 SUB-17 SUB-20 OPEN-15 a redirect (%s) follows optedIn and closes, not manually',
    (redirectTarget, newTab) => {
      const submitted = { action: 'redirect', redirectUrl: 'shop.example/thanks', redirectTarget };
      const { state } = opened({ widgets: [smsModal({}, { submitted })] });
      const { orders } = run(state, [phone('+1201'), accepted]);
      expect(orders.slice(1).map((order) => (order.order === 'emit' ? order.name : order.order))).toEqual([
        'optedIn',
        'saveSession',
        'closed',
        'redirect',
      ]);
      expect(orders.at(-2)).toMatchObject({
        details: { manualClose: false, optInRequested: true, optedIn: true },
      });
      expect(orders.at(-1)).toEqual({ order: 'redirect', url: '//shop.example/thanks', newTab });
    },
  );
});
