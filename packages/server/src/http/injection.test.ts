import { calls } from '@beckon/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes } from '../apiRoutes';
import { openConnectedApp } from '../testing/openConnectedApp';
import { type OwnerFixture, openOwnerFixture } from '../testing/openOwnerFixture';
import { buildEventBody, postEvent } from '../testing/postEvent';
import { buildPhoneBody, postPhone } from '../testing/postPhone';

let fixture: OwnerFixture;
beforeAll(async () => {
  fixture = await openOwnerFixture(await openConnectedApp());
});
afterAll(() => fixture.test.close());

/** What attack tools start with: a broken string, a tautology, a second statement, a union, a delay (503 if it ran). */
const statements = [
  "'",
  '"',
  '\\',
  "' or '1'='1",
  "1' or 1=1--",
  "'; drop table subscribers; --",
  "'; update accounts set page_name = 'taken'; --",
  "' union select password_hash from users--",
  '1 or pg_sleep(60)',
  "'||pg_sleep(60)||'",
  '1)); select pg_sleep(60)--',
  '$$; truncate consents; $$',
  '%27%20or%201=1--',
];
/** What would split a line in two, color a terminal, or end the JSON of a line. */
const lineBreakers = [
  'a\nb',
  'a\r\nlevel=fatal',
  '\u001b[31mred',
  '\u001b]0;title\u0007',
  '"}\n{"level":60,"msg":"forged"}',
  '\u2028forged',
  '\u0085forged',
];

/** Characters that end a line, or that a terminal takes as a command. */
const isObeyed = (sign: string) =>
  sign < ' ' || (sign >= '\u007f' && sign <= '\u009f') || /[\u2028\u2029]/.test(sign);

/** What would have changed, had one of the statements run. */
const selectCanaries = async () => {
  const [row] = await fixture.test.sql`
    select (select count(*)::int from users) as users, (select count(*)::int from subscribers) > 0 as has_subscribers,
      (select array_agg(page_name order by account_id) from accounts) as names`;
  return row;
};

/** Every parameter of every reading route, one at a time. */
function* readingCalls(text: string): Generator<string> {
  for (const { method, path, params, query } of apiRoutes) {
    if (method !== 'GET') continue;
    const known = path.replace(/:(\w+)/g, '{$1}');
    for (const name of Object.keys((params as { entries?: object } | undefined)?.entries ?? {}))
      yield fixture.fill(known.replace(`{${name}}`, encodeURIComponent(text)));
    for (const name of Object.keys((query as { entries?: object } | undefined)?.entries ?? {}))
      yield `${fixture.fill(known)}?${name}=${encodeURIComponent(text)}`;
  }
}

async function tryEverywhere(text: string, look: (answer: LightMyRequestResponse, where: string) => void) {
  const { app } = fixture.test;
  for (const path of readingCalls(text)) look(await fixture.owner.call('GET', path), path);
  for (const field of [
    'phone_number',
    'session_id',
    'widget_sign',
    'widget_id',
    'account_id',
    'instance_id',
    'time_zone',
  ])
    look(await postPhone(app, { ...buildPhoneBody(), [field]: text }), field);
  for (const field of ['event', 'session_id', 'payload', 'session_data', 'external_id', 'event_id', 'app_id'])
    look(await postEvent(app, buildEventBody({ [field]: text })), field);
  const plain = text.replace(/[^\x20-\x7e]/g, '');
  const asked: InjectOptions[] = [
    { url: `/${encodeURIComponent(text)}.js` },
    { url: `/m/1001/${encodeURIComponent(text)}.png` },
    { url: `/r/${encodeURIComponent(text)}` },
    { url: `${calls.checkOptin.path}?session_id=${encodeURIComponent(text)}&account_id=1001` },
    { url: '/1001.js', headers: { 'user-agent': plain, referer: plain, 'x-forwarded-for': plain } },
    {
      method: 'POST',
      url: '/webhooks/sms',
      headers: { 'x-twilio-signature': plain },
      payload: { From: text },
    },
  ];
  for (const one of asked) look(await app.inject(one), String(one.url));
}

describe('injection', () => {
  it('C37 NET-12 no parameter of any call ever becomes part of a statement', {
    timeout: 120_000,
  }, async () => {
    const before = await selectCanaries();
    let tried = 0;
    for (const text of statements) {
      await tryEverywhere(text, ({ statusCode, body }, where) => {
        tried += 1;
        expect([text, where, statusCode < 500]).toEqual([text, where, true]);
        expect(body).not.toMatch(/syntax error|PostgresError|\bat .*\.[jt]s:\d/);
      });
    }
    expect(tried).toBeGreaterThan(statements.length * 40);
    expect(await selectCanaries()).toEqual(before);
    expect(fixture.test.lines.filter((line) => /syntax error|"request failed"/.test(line))).toEqual([]);
  });

  it('C46 NET-12 every log line is one line of JSON without control characters, whatever is sent', async () => {
    const from = fixture.test.lines.length;
    for (const text of lineBreakers) await tryEverywhere(text, () => undefined);
    const lines = fixture.test.lines.slice(from);
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) {
      expect([...line.trimEnd()].filter(isObeyed)).toEqual([]);
      expect(JSON.parse(line)).toHaveProperty('msg');
      expect(JSON.parse(line).msg).not.toContain('forged');
    }
  });
});
