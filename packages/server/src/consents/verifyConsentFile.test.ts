import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adsJson } from '../../../../tools/adsJson';
import { consents } from '../../../../tools/consents';
import { insertWidget } from '../accounts/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { testOwner } from '../testing/testOwner';

const count = 12;
/** The key of the test's server. */
const keys = { SECRET_KEY: Buffer.from(testOwner.secretKey).toString() };
let test: TestApp;
let [dir, file] = ['', ''];
let lines: string[] = [];

beforeAll(async () => {
  test = await openTestApp();
  dir = mkdtempSync(join(tmpdir(), 'beckon-test-'));
  file = join(dir, 'consents.jsonl');
  for (let index = 0; index < count; index += 1) {
    const body = buildPhoneBody({
      phone_number: `+1415555${1000 + index}`,
      session_id: `visit-file-${index}`,
    });
    await postPhone(test.app, body);
  }
  // One from before the chain existed.
  await test.sql`
    insert into consents (account_id, consent_id, subscriber_id, phone, method, consent_text, text_sha256, text_version,
      button_label, notice_known, origin, widget_id, widget_version, session_id, instance_id, ip_short, user_agent, created_at)
    select account_id, gen_random_uuid(), subscriber_id, phone, method, consent_text, text_sha256, text_version,
      button_label, notice_known, origin, widget_id, widget_version, session_id, instance_id, ip_short, user_agent,
      created_at - interval '1 year' from consents where account_id = 1001 and seq = 1`;
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await test.close();
});

const verify = async (changed: string[], hash?: string) => {
  const path = join(dir, 'changed.jsonl');
  writeFileSync(path, changed.join('\n'));
  // Without any database address.
  return await consents(['verify', path, ...(hash === undefined ? [] : [hash])], {});
};
const replaceIn = (index: number, from: string, to: string) =>
  lines.map((line, at) => (at === index ? line.replace(from, to) : line));

describe('a file of consents', () => {
  it('SMS-11 C61 C62 is exported by a command, readable only by its owner, and intact', async () => {
    const said = await consents(['export', '1001', file], { ...keys, DATABASE_URL: test.url });
    expect(said).toEqual({
      code: 0,
      line: expect.stringMatching(
        /^The chain is intact: 12 consents of account 1001, and 1 from before .* [0-9a-f]{64}$/,
      ),
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(count + 3);
    expect(JSON.parse(lines[1] ?? '').consent).toMatchObject({
      phone: '+14155551000',
      consent_text: expect.any(String),
      page_address: 'https://shop.example.com/plants/fern',
      seq: 1,
    });
    expect(await consents(['export', '1001', file], { ...keys, DATABASE_URL: test.url })).toMatchObject({
      code: 2,
    });
  });

  it.each([
    [
      'a number was changed',
      () => replaceIn(3, '+14155551002', '+14155559999'),
      /at consent 3: its number was changed/,
    ],
    ['a time was changed', () => replaceIn(4, '"created_at":"2', '"created_at":"1'), /at consent 4/],
    ['one was removed', () => lines.filter((_, at) => at !== 5), /at consent 5: a consent is missing/],
    [
      'two were exchanged',
      () => [lines[0], lines[2], lines[1], ...lines.slice(3)] as string[],
      /at consent 1/,
    ],
    ['one was doubled', () => [...lines.slice(0, 3), lines[2] ?? '', ...lines.slice(3)], /is broken/],
    [
      'the last were cut off',
      () => [...lines.slice(0, 8), lines.at(-1) ?? ''],
      /at consent 8: a consent is missing/,
    ],
    ['the end is missing', () => lines.slice(0, -1), /the end is missing/],
    ['something follows the end', () => [...lines, lines[1] ?? ''], /follows the end/],
    ['it is another file', () => ['{"a":1}'], /not a consent export/],
    ['it is empty', () => [''], /the end is missing/],
  ])('SMS-11 C62 shows offline that %s', async (_title, change, reason) => {
    expect(await verify(change())).toEqual({ code: 1, line: expect.stringMatching(reason) });
  });

  it('SMS-11 C62 must contain a hash that was stored elsewhere', async () => {
    const { hash } = JSON.parse(lines[7] ?? '').consent;
    expect(await verify(lines, hash)).toMatchObject({ code: 0 });
    expect(await verify(lines, 'f'.repeat(64))).toMatchObject({ code: 1 });
  });

  it.each([
    [[], {}, /npm run consents/],
    [['export', 'x', 'y'], {}, /npm run consents/],
    [['export', '1001', '/nowhere/at/all'], { DATABASE_URL: 'postgres://x' }, /^Failed: /],
    [['export', '1001', '/tmp/never-written'], { DATA_DIR: '/nowhere' }, /Can't find the database/],
    [['verify', '/nowhere/at/all'], {}, /^Failed: /],
  ] as const)('SMS-11 explains what is wrong with %j', async (words, variables, line) => {
    expect(await consents(words, variables)).toEqual({ code: 2, line: expect.stringMatching(line) });
  });
});

describe('the command for ads_json', () => {
  it('OWN-18 ENT-03 A-13 prints the JSON for the ad tool, and nothing for another widget', async () => {
    const tool = {
      widgetType: 'ads_json',
      channel: 'fb',
      name: 'Ad',
      smsKeyword: '',
      status: 'active',
      version: 1,
    };
    await insertWidget(test.sql, 1001, { ...tool, widgetId: 9901, data: { main: { title: 'Hello' } } });
    const variables = { DATABASE_URL: test.url };
    const { code, line } = await adsJson(['1001', '9901'], variables);
    expect([code, JSON.parse(line)]).toMatchObject([
      0,
      { message: { attachment: { payload: { text: 'Hello' } } } },
    ]);
    expect(await adsJson(['1001', '5001'], variables)).toMatchObject({ code: 2 });
    expect(await adsJson(['1001'], variables)).toEqual({ code: 2, line: expect.stringContaining('npm run') });
  });
});
