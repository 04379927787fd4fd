import { describe, expect, it } from 'vitest';
import { listObstacles } from './listObstacles';

const ready = {
  smsProvider: 'twilio',
  messengerProvider: 'messenger',
  fbPageId: '1',
  whitelist: ['a.example'],
} as const;
const bare = { smsProvider: 'none', messengerProvider: 'none', fbPageId: '', whitelist: [] } as const;
const ask = (channel: 'fb' | 'sms' | 'omni', account: typeof ready | typeof bare) =>
  listObstacles(channel, { ...account, whitelist: [...account.whitelist] }).map((line) =>
    line.split(' ', 3).join(' '),
  );

describe('listObstacles', () => {
  it.each([
    ['sms', ready, []],
    ['fb', ready, []],
    ['omni', ready, []],
    ['sms', bare, ['Nobody sends your', 'No website is']],
    ['omni', bare, ['No website is']],
    ['fb', bare, ['The number of']],
  ] as const)('OWN-02 OWN-03 DISP-20 on %s %#', (channel, account, lines) =>
    expect(ask(channel, account)).toEqual(lines),
  );
  it('OWN-02 a page without anybody who answers is named', () => {
    expect(ask('fb', { ...bare, fbPageId: '1' } as unknown as typeof bare)).toEqual(['Nobody answers in']);
  });
});
