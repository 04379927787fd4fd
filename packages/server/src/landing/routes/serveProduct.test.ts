import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleAccount } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { parseAccountConfig } from '../../testing/parseAccountConfig';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('where a badge leads', () => {
  it('LAY-01 the product page says what Beckon is and links to the console, not to sample sites', async () => {
    const { statusCode, headers, body } = await test.app.inject('/about');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('<h1>Beckon</h1>');
    expect(body).toContain('href="/console/"');
    expect(body).not.toContain('Sample sites');
  });

  it('LAY-01 A-34 account scripts carry the address of BADGE_URL', async () => {
    const script = `/${sampleAccount.accountId}.js`;
    const badgeUrl = 'https://example.com/widgets';
    const own = parseAccountConfig((await (await test.build({ badgeUrl })).inject(script)).body);
    expect(own).toMatchObject({ badge: true, badge_url: badgeUrl });
    expect(parseAccountConfig((await test.app.inject(script)).body)).not.toHaveProperty('badge_url');
  });
});
