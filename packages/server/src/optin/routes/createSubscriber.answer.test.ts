import { afterOptIn, texts } from '@beckon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noChannels } from '../../env/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

let test: TestApp;
let numbers = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`delete from webhooks`;
  await test.sql`truncate outbox, sms_slices, sms_spending`;
  await test.sql`update accounts set sms_provider = 'sandbox', sms_double_opt_in = false where account_id = 1001`;
});

const set = (provider: string, isDouble = false) =>
  test.sql`update accounts set sms_provider = ${provider}, sms_double_opt_in = ${isDouble} where account_id = 1001`;
const leave = async (app = test.app) => {
  numbers += 1;
  const body = buildPhoneBody({
    phone_number: `+1415555${2000 + numbers}`,
    session_id: `answer-${numbers}-session`,
  });
  return (await postPhone(app, body)).json();
};
const write = (submitted: object) => test.sql`
  update widgets set data = data || ${test.sql.json({ submitted } as never)} where account_id = 1001 and widget_id = 5001`;
const hook = (isActive: boolean) => test.sql`
  insert into webhooks (account_id, webhook_id, url, events, sealed_secret, is_active)
  values (1001, gen_random_uuid(), 'https://crm.example/', '{opt_in}', '', ${isActive})`;
const taken = { state: true, errors: [] };

describe('what a visitor reads after leaving a number', () => {
  it('SMS-03 NET-03 shows only the owner’s words if a text follows', async () => {
    expect(await leave()).toEqual(taken);
  });

  it('SMS-03 OWN-13 says that the number was saved, and promises no text, without a provider', async () => {
    await set('none');
    expect(await leave()).toEqual({ ...taken, submitted: afterOptIn.saved });
    expect(
      await test.sql`select from outbox where account_id = 1001 and state = 'queued' and created_at > now()`,
    ).toEqual([]);
    await hook(false);
    expect(await leave()).toEqual({ ...taken, submitted: afterOptIn.saved });
  });

  it('SMS-03 NET-12 says that the number was saved, and promises no text, when the daily limit is reached', async () => {
    await test.sql`update accounts set sms_daily_parts = 0 where account_id = 1001`;
    expect(await leave()).toEqual({ ...taken, submitted: afterOptIn.saved });
    await set('sandbox', true);
    const asked = await leave();
    await test.sql`update accounts set sms_daily_parts = 500 where account_id = 1001`;
    expect(asked).toEqual({ ...taken, submitted: afterOptIn.saved });
  });

  it('OWN-15 SMS-03 shows the owner’s words if the opt-in goes to a system of the owner, which may send a text', async () => {
    await set('none');
    await hook(true);
    expect(await leave()).toEqual(taken);
  });

  it('OWN-13 SMS-03 treats a provider that is not connected like none', async () => {
    await set('twilio');
    expect(await leave()).toEqual({ ...taken, submitted: afterOptIn.saved });
    const twilio = { accountSid: 'AC1', authToken: 'x' };
    const channels = { ...noChannels, shared: { twilio }, sharedWith: [1001] };
    expect(await leave(await test.build({ channels }))).toEqual(taken);
    expect(await leave(await test.build({ channels: { ...channels, sharedWith: [] } }))).toEqual({
      ...taken,
      submitted: afterOptIn.saved,
    });
  });

  it.each([
    ['wrote no words', {}, afterOptIn.confirm],
    ['kept ours', { title: texts.submittedTitle, desc: texts.submittedText }, afterOptIn.confirm],
    ['wrote a title', { title: 'Fast geschafft' }, { desc: afterOptIn.confirm.desc }],
    ['wrote a text', { desc: 'Antworte mit JA.' }, { title: afterOptIn.confirm.title }],
    ['wrote both', { title: 'Fast geschafft', desc: 'Antworte mit JA.' }, undefined],
  ])(
    'OWN-22 SMS-03 asks to reply to the text, instead of our words, if a YES is needed: the owner %s',
    async (_, words, submitted) => {
      await set('sandbox', true);
      await write(words);
      expect(await leave()).toEqual({ ...taken, ...(submitted && { submitted }) });
    },
  );

  it('OWN-22 SMS-03 says that the number was saved if a YES is needed but cannot be requested', async () => {
    await set('none', true);
    await write({ title: 'Fast geschafft', desc: 'Antworte mit JA.' });
    expect(await leave()).toEqual({ ...taken, submitted: afterOptIn.saved });
  });
});
