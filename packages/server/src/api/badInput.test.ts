import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes } from '../apiRoutes';
import { buildValidCall, nameOf } from '../testing/buildValidCall';
import { openConnectedApp } from '../testing/openConnectedApp';
import { type OwnerFixture, openOwnerFixture } from '../testing/openOwnerFixture';
import type { Browser } from '../testing/signUp';

let fixture: OwnerFixture;
beforeAll(async () => {
  fixture = await openOwnerFixture(await openConnectedApp());
});
afterAll(() => fixture.test.close());

/** Malformed bodies. */
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const strange: string[] = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '0',
    '"x"',
    'true',
    '{"a":1}',
    '{"__proto__":{"role":"owner"}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ],
  ...[
    deep(40),
    deep(20_000),
    `{"a":${deep(5000)}}`,
    `{"data":${deep(100)}}`,
    `{"x":"${'y'.repeat(300_000)}"}`,
    '\u0000',
    '{"a":"\\u0000"}',
  ],
];
const values: unknown[] = [null, -1, 1.5, 1e308, '', '\ud800', '💥'.repeat(50), true, [[]], { a: 1 }, ['x']];

describe('bad input', () => {
  it.each(['a\0b', '\ud800', 'x\udc00'])('OWN-01 C38 rejects %j in a stored field', async (text) => {
    for (const body of [
      { type: 'bar', name: text },
      { type: 'bar', data: { main: { title: text } } },
      { type: 'bar', data: { [text]: {} } },
    ]) {
      const answer = await fixture.owner.call('POST', '/widgets', body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unstorable']);
    }
  });

  it('OWN-01 OWN-10 C38 accepts valid input, and names each invalid field', {
    timeout: 120_000,
  }, async () => {
    let [refused, taken] = [0, 0];
    for (const operation of fixture.operations.filter(({ hasBody }) => hasBody)) {
      const own = await openOwnerFixture(fixture.test);
      const name = nameOf(operation);
      const { path, body = {} } = await buildValidCall(own, operation, own.owner);
      const shape = apiRoutes.find(
        (one) => `${one.method} ${one.path.replace(/:(\w+)/g, '{$1}')}` === name,
      )?.body;
      if (!shape) throw new Error(`${name} has no schema`);
      const { entries = {} } = shape as { entries?: object };
      const nobody = own.people['nobody'] as Browser;
      const who = operation.access === 'anyone' ? nobody : own.owner;
      for (const field of Object.keys(entries)) {
        for (const value of values) {
          const sent = { ...body, [field]: value };
          if (v.safeParse(shape, sent).success) continue;
          const answer = await who.call(operation.method, path, sent);
          const { code, fields } = answer.json();
          const isNamed = code === 'unstorable' || fields?.[0]?.path.split('.')[0] === field;
          expect([name, field, value, answer.statusCode, isNamed]).toEqual([name, field, value, 400, true]);
          refused += 1;
        }
      }
      const unknown = await who.call(operation.method, path, { ...body, surprise: 1 });
      expect([name, unknown.statusCode]).toEqual([name, 400]);
      // After all of that, the valid one still works.
      const answer = await who.call(operation.method, path, body);
      expect([name, answer.statusCode, answer.body.slice(0, 200)]).toEqual([
        name,
        operation.status,
        expect.any(String),
      ]);
      taken += 1;
    }
    expect(refused).toBeGreaterThan(400);
    expect(taken).toBeGreaterThan(20);
  });

  it('OWN-01 C38 C44 C47 rejects any bad input in the same form, and never fails', {
    timeout: 120_000,
  }, async () => {
    let count = 0;
    const look = ({ statusCode, body }: LightMyRequestResponse, sent: unknown[], isRefused = true) => {
      count += 1;
      expect([...sent, statusCode, statusCode >= (isRefused ? 400 : 200) && statusCode < 500]).toEqual([
        ...sent,
        statusCode,
        true,
      ]);
      // A malformed address reaches no route.
      if (statusCode >= 400 && !body.includes('This address is malformed'))
        expect(JSON.parse(body)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    };
    for (const operation of fixture.operations.filter(({ hasBody }) => hasBody)) {
      const { method, path } = operation;
      for (const body of strange)
        look(
          await fixture.owner.call(method, fixture.fill(path), body),
          [method, path, body.slice(0, 30)],
          // A copy needs no body.
          body !== '' || !path.endsWith('/duplicate'),
        );
    }
    for (const { method, path, access } of fixture.operations.filter(
      (one) => one.path.includes('{') && one.access !== 'anyone',
    )) {
      for (const id of [
        '0',
        '-1',
        'x',
        '%00',
        '%F0%9F',
        '..%2F..',
        "1'--",
        '9'.repeat(30),
        '999999999999',
        '%',
        'null',
        '00000000-0000-0000-0000-000000000000',
      ]) {
        const answer = await fixture.owner.call(method, path.replace(/\{\w+\}/g, id), undefined);
        look(answer, [method, path, access, id]);
      }
    }
    for (const { path } of fixture.operations.filter(({ method }) => method === 'GET')) {
      for (const search of [
        '?x=1',
        '?rows[]=1',
        '?rows=1&rows=2',
        '?after=%00',
        '?from=%ff&to=1',
        '?from=2026-02-30',
        '?from=2026-02-30&to=2026-03-01',
        '?from=0000-01-01&to=0000-01-02',
        '?__proto__[a]=1',
        `?a=${'b'.repeat(5000)}`,
      ]) {
        look(
          await fixture.owner.call('GET', fixture.fill(path) + search),
          [path, search.slice(0, 20)],
          false,
        );
      }
    }
    expect(count).toBeGreaterThan(700);
    expect(fixture.test.lines.filter((line) => line.includes('"request failed"'))).toEqual([]);
    // The log contains nothing about people, and nothing that opens a door.
    const log = fixture.test.lines.join('\n');
    for (const word of [
      fixture.owner.email,
      fixture.owner.cookie.split('=')[1] ?? '',
      '+14155550199',
      'correct horse',
      'mine',
    ])
      expect([word, log.includes(word)]).toEqual([word, false]);
  });
});
