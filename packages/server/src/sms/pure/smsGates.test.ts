import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyParts, findClosed, listGates, listReplyGates, sandboxGateFactor } from './smsGates';

const attempt = { phone: '+14155550123', ip: '203.0.113.7', accountId: 1, widgetId: 2, isSandbox: false };
const keys = (parts: Partial<typeof attempt>) => listGates({ ...attempt, ...parts }).map(({ key }) => key);

describe('listGates', () => {
  it('NET-12 C26 C28 C29 an attempt has a limit for its number, prefix, address, network, widget and account', () => {
    expect(listGates(attempt)).toEqual([
      { kind: 'number', key: 'number 600 +14155550123', most: 3, windowS: 600 },
      { kind: 'number', key: 'number 86400 +14155550123', most: 5, windowS: 86_400 },
      { kind: 'prefix', key: 'prefix 3600 +1415555', most: 20, windowS: 3600 },
      { kind: 'address', key: 'address 3600 203.0.113.7', most: 10, windowS: 3600 },
      { kind: 'network', key: 'network 3600 203.0.113.0', most: 60, windowS: 3600 },
      { kind: 'widget', key: 'widget 3600 1 2', most: 500, windowS: 3600 },
      { kind: 'account', key: 'account 3600 1', most: 1000, windowS: 3600 },
    ]);
  });

  it('NET-12 C28 numbers and prefixes count across all accounts, widgets within their own', () => {
    const [here, there] = [keys({}), keys({ accountId: 9, widgetId: 9, ip: '198.51.100.1' })];
    expect(here.filter((key) => there.includes(key))).toEqual([
      'number 600 +14155550123',
      'number 86400 +14155550123',
      'prefix 3600 +1415555',
    ]);
  });

  it('NET-12 C29 every address of an IPv6 /64 counts as one', () => {
    const address = (ip: string) => keys({ ip }).find((key) => key.startsWith('address'));
    expect(address('2001:db8:1:2::1')).toBe(address('2001:db8:1:2:ffff::9'));
    expect(address('2001:db8:1:2::1')).not.toBe(address('2001:db8:1:3::1'));
  });

  it.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])(
    'NET-12 C29 %s counts as its IPv4 address for every limit',
    (ip) => {
      expect(keys({ ip })).toEqual(keys({ ip: '203.0.113.7' }));
      expect(keys({ ip: '::ffff:203.0.113.8' })).not.toEqual(keys({ ip: '203.0.113.7' }));
    },
  );

  it('NET-12 OWN-13 a text has the same limits, except those of an address', () => {
    const { ip: _ip, ...text } = attempt;
    expect(listGates(text)).toEqual(listGates(attempt).filter(({ kind }) => !/address|network/.test(kind)));
  });

  it('OWN-13 in the sandbox the limits are wider and counted separately', () => {
    const [real, sandbox] = [listGates(attempt), listGates({ ...attempt, isSandbox: true })];
    expect(sandbox.map(({ most }) => most)).toEqual(real.map(({ most }) => most * sandboxGateFactor));
    expect(sandbox.some(({ key }) => real.some((gate) => gate.key === key))).toBe(false);
  });

  it('OWN-13 C58 counts replies to commands by number per hour and day, and by series', () => {
    expect(listReplyGates(1, '+14155550123').map(({ key, most }) => [key, most])).toEqual([
      ['reply 3600 1 +14155550123', 6],
      ['reply 86400 1 +14155550123', 12],
      ['reply-prefix 3600 1 +1415555', 60],
    ]);
  });
});

describe('findClosed', () => {
  it('NET-12 C28 every limit allows its last attempt and rejects the next', () => {
    for (const gate of listGates(attempt)) {
      expect(findClosed([gate], new Map([[gate.key, gate.most - 1]]))).toBeUndefined();
      expect(findClosed([gate], new Map([[gate.key, gate.most]]))).toBe(gate);
    }
  });

  it('NET-12 a limit rejects once reached, and any reached limit counts', () => {
    const gates = listGates(attempt);
    fc.assert(
      fc.property(fc.array(fc.nat(2000), { minLength: 7, maxLength: 7 }), (passed) => {
        const counts = new Map(gates.map(({ key }, index) => [key, passed[index] ?? 0]));
        const isClosed = gates.some(({ most }, index) => (passed[index] ?? 0) >= most);
        expect(findClosed(gates, counts) !== undefined).toBe(isClosed);
      }),
    );
    expect(findClosed(gates, new Map())).toBeUndefined();
  });
});

describe('dailyParts', () => {
  it.each([
    [500, 0, null, 500],
    [500, 7, null, 500],
    [500, 7, 100, 14],
    [10, 7, 100, 10],
    [500, 0, 100, 500],
    [500, 7, 0, 0],
    [0, 7, 100, 0],
  ])('NET-12 C30 %i parts a day, %i each, %s to spend allow %i', (parts, price, spend, most) => {
    const account = { smsDailyParts: parts, smsPartPriceMinor: price, smsDailySpendMinor: spend };
    expect(dailyParts(account)).toBe(most);
  });
});
