import { callShapes, type EventCall, eventVersion, type PixelSession, parseWeight } from '@beckon/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildEvent } from './buildEvent';
import type { StoredCall } from './QueuedEvent';

const atMs = 1_800_000_000_000;
const valid = `${btoa(JSON.stringify({ exp: atMs / 1000 + 60 }))}.s`;
const expired = `${btoa(JSON.stringify({ exp: atMs / 1000 - 60 }))}.s`;
const session: PixelSession = {
  sessionId: 'a'.repeat(32),
  hasOptedIn: false,
  pageId: '1001',
  token: valid,
  custom: {},
};
const build = (call: EventCall, more: Partial<StoredCall>, appId: string | undefined = '77') =>
  buildEvent({ call, event: 'buy', session, atMs, id: 'f'.repeat(32), ...more }, { appId, decode: atob });

describe('buildEvent', () => {
  it.each(['logEvent', 'logConversionEvent', 'logMoneyEvent'] as const)(
    'PIX-15 ERR-05 %s without an event name',
    (call) => {
      for (const event of [undefined, null, '', 0, {}])
        expect(() => build(call, { event, weight: 1 })).toThrow('Event is required to fire event!');
    },
  );
  it("PIX-16 ERR-06 logEvent needs an app id; conversions don't", () => {
    for (const appId of ['', undefined]) {
      const known = { appId, decode: atob };
      const call = { call: 'logEvent', event: 'x', session, atMs, id: 'f' } as const;
      expect(() => buildEvent(call, known)).toThrow('App Id is required to fire event!');
      expect(() => buildEvent({ ...call, call: 'logConversionEvent' }, known)).not.toThrow();
    }
  });
  it("A-80 the pixel's own events are built without an app id, which is added later", () => {
    const call = { call: 'logEvent', event: 'auth', data: 't', session, atMs, id: 'f' } as const;
    expect(buildEvent(call, { appId: undefined, decode: atob }).body).not.toHaveProperty('app_id');
  });
  it.each(['logConversionEvent', 'logMoneyEvent'] as const)(
    'PIX-17 PIX-18 ERR-07 ERR-08 %s without a token, with an expired one',
    (call) => {
      const fire = (token: string | null) => () => build(call, { weight: 1, session: { ...session, token } });
      expect(fire(null)).toThrow('Token is required to fire event!');
      expect(fire(expired)).toThrow('Token expired!');
      expect(fire('unreadable')).toThrow('Token expired!');
      expect(fire(valid)).not.toThrow();
    },
  );
  it.each([
    ['nothing', undefined, 'Weight is required to fire event!'],
    ['an empty text', '', 'Weight is required to fire event!'],
    ['blanks', '  ', 'Weight is required to fire event! Weight must be a number'],
    ['a word', 'free', 'Weight is required to fire event! Weight must be a number'],
    ['a price with its sign', '9,90 €', 'Weight is required to fire event! Weight must be a number'],
    ['no number, as JSON has it', null, 'Weight is required to fire event! Weight must be a number'],
  ])('PIX-19 ERR-09 A-54 money with %s gets an error that says what is wrong', (_, weight, message) => {
    expect(() => build('logMoneyEvent', { weight })).toThrow(new Error(message));
  });
  it.each([
    undefined,
    null,
    '',
    ' ',
    'free',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    {},
    [],
    true,
    '1,50',
    '0x10',
    '9'.repeat(400),
  ])('PIX-19 ERR-09 A-54 a money event with the weight %s', (weight) => {
    expect(() => build('logMoneyEvent', { weight })).toThrow('Weight is required to fire event!');
  });
  it.each([0, '0', -5, 19.99, '19.99', ' 7.50 ', '.5', '+3'])('PIX-27 A-54 %s is a weight', (weight) => {
    const sent = typeof weight === 'string' ? weight.trim() : weight;
    expect(build('logMoneyEvent', { weight }).body).toMatchObject({ weight: sent });
  });
  it.each([
    [undefined, 'USD'],
    [null, 'USD'],
    ['', 'USD'],
    ['EUR', 'EUR'],
    [' eur', 'EUR'],
  ])('PIX-20 the currency %j is sent as %s', (currency, sent) => {
    expect(build('logMoneyEvent', { weight: 1, currency }).body).toMatchObject({ currency: sent });
  });
  it('NET-06 A-91 everything a logged event sends', () => {
    expect(build('logEvent', { event: 'auth', payload: { a: 1 }, data: 'token' }).body).toEqual({
      app_id: '77',
      account_id: '1001',
      payload: { a: 1 },
      event: 'auth',
      session_id: session.sessionId,
      session_data: 'token',
      external_id: null,
      event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(build('logEvent', {}).body).toMatchObject({ payload: null, session_data: null });
  });
  it('NET-07 NET-08 A-92 the account id of conversions and money is a number', () => {
    const conversion = { event: 'buy', account_id: 1001, token: valid, event_id: expect.any(String) };
    expect(build('logConversionEvent', {}).body).toEqual(conversion);
    expect(build('logMoneyEvent', { weight: '9.90' }).body).toEqual({
      ...conversion,
      weight: '9.90',
      currency: 'USD',
    });
  });
  it.each(['logEvent', 'logConversionEvent', 'logMoneyEvent'] as const)(
    'NET-06 NET-07 NET-08 the contract accepts what %s sends',
    (call) => {
      const { body } = build(call, { weight: 5, payload: { a: 1 } });
      expect(v.safeParse(callShapes[call].request, body).issues).toBeUndefined();
    },
  );
});

it('PIX-22 the version label is 1.0', () => {
  expect(eventVersion).toBe('1.0');
});

describe('parseWeight', () => {
  it('PIX-27 A-54 every finite number is a weight, exactly', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        expect(parseWeight(amount)).toBe(amount);
        expect(Number(parseWeight(String(amount)))).toBe(Number(String(amount)));
      }),
    );
  });
  it('PIX-27 A-54 every price in text form is a weight, digit by digit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          const price = `${whole}.${String(cents).padStart(2, '0')}`;
          expect(parseWeight(price)).toBe(price);
        },
      ),
    );
  });
  it('PIX-19 PIX-27 for any input, a weight is a finite number or a text the server reads as one', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const weight = parseWeight(raw);
        const schema = callShapes.logMoneyEvent.request.entries.weight;
        expect(weight === undefined || v.safeParse(schema, weight).success).toBe(true);
        expect(weight === undefined || Number.isFinite(Number(weight))).toBe(true);
      }),
    );
  });
  it('PIX-19 a text that is not a number is not a weight', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text.trim() === '' || Number.isNaN(Number(text)));
        expect(parseWeight(text)).toBeUndefined();
      }),
    );
  });
});
