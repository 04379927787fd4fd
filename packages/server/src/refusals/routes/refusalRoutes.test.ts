import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { type Browser, openSampleBrowser, signUp } from '../../testing/signUp';

type Refusal = { reason: string; host: string; n: number };
let test: TestApp;
let owner: Browser;
beforeAll(async () => {
  test = await openTestApp();
  owner = await openSampleBrowser(test);
});
afterAll(() => test.close());

const today = () => new Date().toISOString().slice(0, 10);
const read = async (who: Browser, more = '') => {
  const { refusals } = (await who.call('GET', `/refusals?from=${today()}&to=${today()}${more}`)).json<{
    refusals: Refusal[];
  }>();
  return refusals.map(({ reason, host, n }) => [reason, host, n]);
};
const post = (parts: Record<string, unknown>, origin = 'https://shop.example.com') =>
  postPhone(test.app, buildPhoneBody(parts), { origin });

describe('GET /refusals', () => {
  it('OWN-11 NET-11 NET-12 SMS-04 the owner sees each rejected sign-up with its reason, the visitor a sentence', async () => {
    for (const _ of [1, 2]) await post({}, 'https://stranger.example');
    await post({ phone_number: 'call me' });
    await post({ phone_number: '+18002345678' });
    await post({ phone_number: '+819012345678' });
    await post({ widget_sign: 'optin_5001_other_i' });
    const said = await post({ widget_id: 4 });
    expect([said.statusCode, said.json().state]).toEqual([200, false]);
    await expect
      .poll(() => read(owner))
      .toEqual([
        ['website_not_allowed', 'stranger.example', 2],
        ['country_not_served', '', 1],
        ['form_mismatch', '', 1],
        ['number_invalid', '', 1],
        ['number_not_textable', '', 1],
        ['widget_unknown', '', 1],
      ]);
    expect((await read(owner, '&widgetId=5001')).map(([reason]) => reason)).not.toContain('widget_unknown');
  });

  it('C01 OWN-11 shows nobody those of another account', async () => {
    expect(await read(await signUp(test.app, 'Other'))).toEqual([]);
  });

  it('NET-12 C30 a sign-up that is accepted counts nowhere, even if its text waits for the daily limit', async () => {
    await test.sql`delete from refusals`;
    expect((await post({ phone_number: '+14155552691' })).json().state).toBe(true);
    await test.sql`update accounts set sms_daily_parts = 0 where account_id = 1001`;
    expect((await post({ phone_number: '+14155552690' })).json().state).toBe(true);
    await test.sql`update accounts set sms_daily_parts = 500 where account_id = 1001`;
    await post({ phone_number: 'call me' });
    await expect.poll(() => read(owner)).toEqual([['number_invalid', '', 1]]);
  });

  it('NET-12 metrics count the same refusals, without their accounts', async () => {
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain('beckon_refusals_total{call="opt_in",reason="website_not_allowed"} 2');
    expect(body).toContain('beckon_refusals_total{call="opt_in",reason="country_not_served"} 1');
    expect(body).not.toContain('stranger.example');
  });
});
