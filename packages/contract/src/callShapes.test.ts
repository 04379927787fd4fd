import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callShapes } from './callShapes';
import { type CallName, calls } from './calls';

const session_id = 'a'.repeat(32);
const good: Record<CallName, Record<string, unknown>> = {
  createSubscriberByPhoneNumber: {
    account_id: '1001',
    widget_id: '5',
    phone_number: '+1 201',
    session_id,
    widget_sign: 'optin_5_a_b',
  },
  generateSMSRef: { account_id: 1001, widget_id: 5, session_id },
  checkOptin: { account_id: '1001', session_id },
  logEvent: {
    app_id: '',
    account_id: '1001',
    payload: { a: 1 },
    event: 'x',
    session_id,
    session_data: {},
    external_id: 'e',
    b: false,
  },
  logConversionEvent: { event: 'buy', account_id: 1001, token: 't.s' },
  logMoneyEvent: { event: 'buy', account_id: 1001, weight: '9.90', token: 't.s' },
};

describe('the six calls', () => {
  it('NET-01 NET-04 NET-05 NET-06 NET-07 NET-08 method, base and path of each', () => {
    expect(Object.values(calls).map(({ method, base, path }) => `${method} {${base}}${path}`)).toEqual([
      'POST {backend}/widget/createSubscriberByPhoneNumber',
      'POST {backend}/widget/generateSMSRef',
      'GET {host}/pixel/checkOptin',
      'POST {host}/pixel/logEvent',
      'POST {host}/pixel/logConversionEvent',
      'POST {host}/pixel/logMoneyEvent',
    ]);
  });
  it.each(Object.keys(calls) as CallName[])(
    'NET-01 NET-04 NET-05 NET-06 NET-07 NET-08 %s: the good body passes, one without a required field does not',
    (name) => {
      const { request } = callShapes[name];
      expect(v.safeParse(request, good[name]).success).toBe(true);
      const optional = ['payload', 'session_data', 'external_id', 'b', 'currency'];
      for (const field of Object.keys(good[name]).filter((one) => !optional.includes(one))) {
        const { [field]: _, ...rest } = good[name];
        expect(v.safeParse(request, rest).success, `${name} without ${field}`).toBe(false);
      }
    },
  );
  it('NET-08 PIX-20 the currency is USD by default', () => {
    expect(v.parse(callShapes.logMoneyEvent.request, good.logMoneyEvent).currency).toBe('USD');
  });
  it.each(['usd', 'US', 'EURO', '12$', ''])(
    'NET-08 PIX-20 rejects %j, which cannot be a currency',
    (currency) => {
      const { request } = callShapes.logMoneyEvent;
      expect(v.safeParse(request, { ...good.logMoneyEvent, currency: 'EUR' }).success).toBe(true);
      expect(v.safeParse(request, { ...good.logMoneyEvent, currency }).success).toBe(false);
    },
  );
  it('NET-01 OWN-22 a time zone is never a reason to reject a number', () => {
    const { request } = callShapes.createSubscriberByPhoneNumber;
    const parse = (time_zone: unknown) =>
      v.parse(request, { ...good.createSubscriberByPhoneNumber, time_zone }).time_zone;
    expect(['Europe/Berlin', 'x', '', undefined].map(parse)).toEqual(['Europe/Berlin', 'x', '', undefined]);
    expect([null, 5, {}, ['Europe/Berlin']].map(parse)).toEqual(['', '', '', '']);
  });
  it('NET-07 NET-08 the account is a number there', () => {
    for (const name of ['logConversionEvent', 'logMoneyEvent'] as const) {
      expect(v.safeParse(callShapes[name].request, { ...good[name], account_id: '1001' }).success).toBe(
        false,
      );
    }
  });
  it.each(['logEvent', 'logConversionEvent', 'logMoneyEvent'] as const)(
    'NET-06 NET-07 NET-08 %s: may include an event id, but only a valid one',
    (name) => {
      const parse = (event_id: unknown) => v.safeParse(callShapes[name].request, { ...good[name], event_id });
      const event_id = '0192f0c1-8f6a-7abc-8def-0123456789ab';
      expect(parse(event_id).output).toMatchObject({ event_id });
      for (const bad of ['', 'x', 7, null, event_id.toUpperCase(), event_id.replace('-7', '-4')])
        expect(parse(bad).success, String(bad)).toBe(false);
    },
  );
  it('NET-03 NET-04 NET-05 answers', () => {
    expect(
      v.safeParse(callShapes.createSubscriberByPhoneNumber.answer, { state: false, errors: ['x'] }).success,
    ).toBe(true);
    expect(v.safeParse(callShapes.generateSMSRef.answer, { state: true, ref: 'r' }).success).toBe(true);
    expect(v.safeParse(callShapes.checkOptin.answer, { has_opted_in: true }).success).toBe(true);
  });
});
