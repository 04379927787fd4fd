import { describe, expect, it } from 'vitest';
import { listApps } from './listApps';

const account = (hasSms: boolean, hasMessenger: boolean) => ({
  name: 'Shop',
  hasSms,
  hasMessenger,
  phone: '',
  accounts: [],
});

describe('listApps', () => {
  it.each([
    ['nobody yet, wide', undefined, 'sms', true, ['sms', 'messenger']],
    ['nobody yet, narrow', undefined, 'messenger', false, ['messenger']],
    ['both, wide', account(true, true), 'sms', true, ['sms', 'messenger']],
    ['both, narrow', account(true, true), 'messenger', false, ['messenger']],
    ['texts alone, though without a number', account(true, false), 'messenger', false, ['sms']],
    ['texts alone, wide', account(true, false), 'sms', true, ['sms']],
    ['messenger alone, narrow, as it opens', account(false, true), 'sms', false, ['messenger']],
  ] as const)('OWN-13 %s', (_title, whose, app, isWide, apps) => {
    expect(listApps({ account: whose, app, isWide })).toEqual(apps);
  });
});
