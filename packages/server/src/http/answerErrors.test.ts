import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp('own');
});
afterAll(() => test.close());

// Numbers that appear nowhere else: finding them in a log means a leak.
const marker = (index: number) => `+1415555${String(3000 + index)}`;
const leaks =
  /415555|5555\d{4}|secret-query|secret-token|session-marker|Fern & Fig|select |insert into|\/packages\//i;

describe('what the server says about an error', () => {
  it.each([
    ['/assets/%', 400, 'This address is malformed.'],
    ['/sites/../../etc/passwd', 404, 'Not found. Check the address.'],
    ['/assets/', 404, 'Not found. Check the address.'],
  ])('%s gets a fitting sentence', async (url, status, error) => {
    const answer = await test.app.inject(url);
    expect([403, status]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ error });
  });
  it('NET-12 names the missing field of a body', async () => {
    const answer = await postPhone(test.app, JSON.stringify({ account_id: '1001' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: 'The request is incomplete: widget_id is missing.' },
    ]);
  });
  it('C47 no log line contains a number, a body, a query or a token', async () => {
    for (let index = 0; index < 20; index += 1) {
      const number = marker(index);
      await postPhone(test.app, buildPhoneBody({ phone_number: number, session_id: 'session-marker' }));
      await postPhone(test.app, `{"phone_number":"${number}"`);
      await postPhone(test.app, buildPhoneBody({ phone_number: [number] }));
      await postPhone(test.app, buildPhoneBody({ phone_number: `${number}99999` }), {
        origin: 'https://evil.test',
      });
      await test.app.inject(`/widget/bootstrap?page_id=1001&mcp_token=secret-token&phone=${number}`);
      await test.app.inject(`/${number}?q=secret-query`);
      await test.app.inject(`/sites/${number}.html?q=secret-query`);
    }
    // The database rejects the row: its own message would quote the values.
    await test.sql`alter table consents add constraint marker_check check (phone is null) not valid`;
    const answer = await postPhone(
      test.app,
      buildPhoneBody({ phone_number: marker(50), session_id: 'session-marker' }),
    );
    await test.sql`alter table consents drop constraint marker_check`;
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(leaks);
    expect(answer.body).not.toContain('marker_check');

    expect(test.lines.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(100);
    expect(test.lines.some((line) => line.includes('marker_check'))).toBe(true);
    expect(test.lines.filter((line) => leaks.test(line))).toEqual([]);
    for (const line of test.lines) expect(JSON.parse(line)).toHaveProperty('level');
  });

  it.each([
    ['/nothing/here', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/assets/..%2fmanifest.json', 404],
    ['/assets/%2e%2e/manifest.json', 404],
    ['/assets/.hidden', 404],
    ['/assets/widget-abc123.js.map', 404],
    ['/sites/..%2f..%2fpackage.json', 404],
    ['/%ff', 400],
    ['/1001.js%00', 404],
  ])('C53 C54 GET %s is %d without a path, a stack or a statement', async (url, status) => {
    const answer = await test.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/\/tmp|\bat \S+:\d+|node_modules|manifest|passwd/);
  });
});
