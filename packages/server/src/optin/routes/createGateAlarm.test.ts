import { describe, expect, it } from 'vitest';
import { listGates } from '../../sms/pure/index';
import { createGateAlarm } from './createGateAlarm';

const gates = listGates({
  phone: '+14155550123',
  ip: '203.0.113.7',
  accountId: 1,
  widgetId: 2,
  isSandbox: false,
});

describe('createGateAlarm', () => {
  it('NET-12 C26 C29 reports a reached limit right away, then at most once per period', () => {
    let now = 0;
    const isAlarm = createGateAlarm(() => now);
    expect(gates.filter(isAlarm).map(({ kind }) => kind)).toEqual(['prefix', 'network', 'widget', 'account']);
    expect(gates.filter(isAlarm)).toEqual([]);
    now = 3_600_001;
    expect(gates.filter(isAlarm)).toHaveLength(4);
  });
});
