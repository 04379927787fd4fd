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
    ['no account yet, wide', undefined, 'sms', true, ['sms', 'messenger']],
    ['no account yet, narrow', undefined, 'messenger', false, ['messenger']],
    ['both, wide', account(true, true), 'sms', true, ['sms', 'messenger']],
    ['both, narrow', account(true, true), 'messenger', false, ['messenger']],
    ['only texts, even without a number', account(true, false), 'messenger', false, ['sms']],
    ['only texts, wide', account(true, false), 'sms', true, ['sms']],
    ['only messenger, narrow, as it opens', account(false, true), 'sms', false, ['messenger']],
  ] as const)('OWN-13 %s', (_title, whose, app, isWide, apps) => {
    expect(listApps({ account: whose, app, isWide })).toEqual(apps);
  });
});
