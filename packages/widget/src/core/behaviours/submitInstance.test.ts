import { describe, expect, it } from 'vitest';
import { drawnFb, instanceOf, namesOf, pressed, ticked } from '../testing/drawnFb';
import { run, smsModal, started } from '../testing/started';

const ref = 'w7_session1_i0';
const userRef = 'session1-i0-0';
const submitted = { order: 'emit', id: 'i0', name: 'submitted', details: { ref, userRef } };
const optedIn = { order: 'emit', id: 'i0', name: 'optedIn', details: { ref, userRef } };
const firstCheck = {
  order: 'wait',
  key: 'poll i0',
  ms: 1000,
  fact: { type: 'optIn.checkDue', id: 'i0' },
};

describe('submitInstance', () => {
  it.each(['modal', 'bar', 'slide_in', 'page_takeover', 'button', 'box', 'landing'])(
    'SUB-01 SUB-05 SUB-09 REF-07 a button in a %s: requested, and the first check follows after 1 s',
    (type) => {
      const { state, orders } = run(drawnFb(type), [pressed]);
      expect(instanceOf(state)).toMatchObject({ optInRequested: true, optedin: false, submitted: false });
      expect(orders).toEqual([submitted, firstCheck]);
    },
  );
  it('SUB-06 SUB-07 SUB-14 a checkbox is confirmed with its four values, then after-submit runs', () => {
    const { state, orders } = run(drawnFb('modal', { main: { buttonType: 'checkbox' } }), [ticked, pressed]);
    expect(orders.slice(1)).toEqual([
      submitted,
      { order: 'confirmCheckbox', appId: '42', pageId: '900', ref, userRef },
      optedIn,
    ]);
    expect(instanceOf(state)).toMatchObject({ optInRequested: true, optedin: true, submitted: true });
  });
  it.each(['select', '', 'BUTTON'])('SUB-08 ERR-01 A-83 rejects buttonType "%s" by name', (buttonType) => {
    const state = drawnFb('modal', { main: { buttonType } });
    const after = run(state, [pressed]);
    expect(after.orders).toEqual([{ order: 'fail', message: `unknown widget buttonType ${buttonType}` }]);
    expect(after.state).toBe(state);
  });
  it('SUB-05 A-83 a missing buttonType is a button', () => {
    expect(run(drawnFb('modal', { main: {} }), [pressed]).orders).toContainEqual(firstCheck);
  });

  it.each(['Timeout', 'eu_account_affected', 'hidden'])(
    'SUB-04 REND-09 A-32 in fallback (%s) the link submits with the normal ref, and after-submit follows directly',
    (reason) => {
      const { state, orders } = run(drawnFb('modal', {}, { reason }), [pressed]);
      expect(orders).toEqual([submitted, optedIn]);
      expect(instanceOf(state)).toMatchObject({ optInRequested: true, optedin: true, submitted: true });
    },
  );
  it.each(['button', 'checkbox', 'select'])(
    'SUB-04 in fallback neither the buttonType "%s" matters nor a checkbox that can\'t be ticked',
    (buttonType) => {
      const state = drawnFb('modal', { main: { buttonType } }, { reason: 'Timeout' });
      expect(run(state, [pressed]).orders).toEqual([submitted, optedIn]);
    },
  );
  it('SUB-04 SUB-13 CHK-06 a checkbox that its host submits in fallback runs after-submit once', () => {
    const goes = { submitted: { action: 'redirect', redirectUrl: '/thanks' } };
    const { state, orders } = run(drawnFb('checkbox', goes, { reason: 'Timeout' }), [pressed, pressed]);
    expect(orders).toEqual([submitted, optedIn, { order: 'redirect', url: '/thanks', newTab: false }]);
    expect(instanceOf(state)).toMatchObject({ optInRequested: true, optedin: true, submitted: true });
  });
  it.each(['button', 'checkbox'])(
    'SUB-05 A-11 A-79 following our own link (%s) starts polling',
    (buttonType) => {
      const account = { messenger_mode: 'link' };
      const state = drawnFb('modal', { main: { buttonType } }, { reason: 'link', account });
      expect(run(state, [ticked, pressed]).orders.slice(1)).toEqual([submitted, firstCheck]);
    },
  );

  it.each([
    ['button', 'modal', {}],
    ['checkbox', 'checkbox', {}],
    ['fallback', 'modal', { reason: 'Timeout' }],
  ])('SUB-13 two submits are one (%s)', (_, type, given) => {
    const state = run(drawnFb(type, {}, given), [ticked]).state;
    const once = run(state, [pressed]);
    const twice = run(once.state, [pressed, pressed]);
    expect(twice).toEqual({ state: once.state, orders: [] });
  });
  it('SUB-01 SUB-13 an SMS widget, or an instance that is gone, is not submitted this way', () => {
    const { state } = started({ widgets: [smsModal()] });
    expect(run(state, [pressed, { type: 'instance.submitAsked', id: 'nobody' }])).toEqual({
      state,
      orders: [],
    });
  });
});

describe('the checkbox', () => {
  it('CHK-01 its state is tracked, and the host receives each change once', () => {
    const unticked = { ...ticked, checked: false };
    const { state, orders } = run(drawnFb('checkbox'), [ticked, ticked, unticked, ticked]);
    expect(instanceOf(state).checked).toBe(true);
    expect(orders.map((order) => order.order === 'emit' && order.details)).toEqual([
      { checked: true },
      { checked: false },
      { checked: true },
    ]);
  });
  it.each([
    ['checkbox', {}],
    ['modal', { buttonType: 'checkbox' }],
    ['box', { buttonType: 'checkbox' }],
  ])('CHK-02 a %s is submitted only while it is checked', (type, main) => {
    const state = drawnFb(type, { main });
    expect(run(state, [pressed])).toEqual({ state, orders: [] });
    const unticked = run(state, [ticked, { ...ticked, checked: false }]).state;
    expect(run(unticked, [pressed])).toEqual({ state: unticked, orders: [] });
    expect(namesOf(run(state, [ticked, pressed]).orders)).toEqual([
      'checked',
      'submitted',
      'confirmCheckbox',
      'optedIn',
    ]);
  });
  it('CHK-02 SUB-06 a checkbox widget needs no buttonType', () => {
    const state = drawnFb('checkbox', { main: { buttonType: 'button' } });
    expect(namesOf(run(state, [ticked, pressed]).orders)).toContain('confirmCheckbox');
  });
});
