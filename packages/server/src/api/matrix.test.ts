import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutes } from '../apiRoutes';
import { type Operation, type OwnerFixture, openOwnerFixture } from '../testing/openOwnerFixture';
import type { Browser } from '../testing/signUp';
import { roles } from './pure/Role';

let fixture: OwnerFixture;
beforeAll(async () => {
  fixture = await openOwnerFixture();
});
afterAll(() => fixture.test.close());

const query = (path: string) =>
  /figures|rule-costs|outcomes|refusals/.test(path) ? '?from=2026-11-01&to=2026-11-02' : '';
/** What a caller who knows everything would send to a thing of the account; a new route needs a line here. */
const sound: Record<string, (revision: number) => object> = {
  'PATCH /widgets/{widgetId}': (revision) => ({
    revision,
    name: 'taken',
    data: { main: { title: 'taken' } },
  }),
  'POST /widgets/{widgetId}/publish': (revision) => ({ revision }),
  'POST /widgets/{widgetId}/discard': (revision) => ({ revision }),
  'POST /widgets/{widgetId}/duplicate': () => ({ name: 'taken' }),
  'POST /widgets/{widgetId}/versions/{version}/restore': (revision) => ({ revision, publish: true }),
  'PUT /widgets/{widgetId}/address': () => ({ slug: 'taken' }),
  'PATCH /members/{userId}': () => ({ role: 'editor' }),
  'PATCH /webhooks/{webhookId}': () => ({ isActive: false }),
};
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const fetchRevision = async () =>
  (await fixture.owner.call('GET', `/widgets/${fixture.ids['widgetId']}`)).json<{ revision: number }>()
    .revision;
const call = async (who: Browser | undefined, operation: Operation): Promise<LightMyRequestResponse> => {
  const { method, path, hasBody } = operation;
  const body = sound[nameOf(operation)]?.(await fetchRevision()) ?? {};
  return await (who as Browser).call(method, fixture.fill(path) + query(path), hasBody ? body : undefined);
};
/** Everything in the account, to compare before and after. */
const dump = async () => {
  const tables = [
    'accounts',
    'widgets',
    'widget_versions',
    'members',
    'api_keys',
    'invitations',
    'account_secrets',
    'webhooks',
    'webhook_deliveries',
    'subscribers',
    'audit_log',
  ];
  const rows = await Promise.all(
    tables.map(
      (table) =>
        fixture.test
          .sql`select * from ${fixture.test.sql(table)} where account_id = ${fixture.owner.accountId} order by 2`,
    ),
  );
  return JSON.stringify(rows);
};

describe('every route of the API', () => {
  it('OWN-01 C01 is in the table of routes, and can be tested', () => {
    expect(fixture.operations.length).toBe(apiRoutes.length);
    expect(fixture.operations.length).toBeGreaterThan(50);
    for (const { path } of fixture.operations) expect(fixture.fill(path)).not.toContain('missing');
    const named = fixture.operations.filter(({ path, hasBody }) => path.includes('{') && hasBody);
    expect(named.map(nameOf).sort()).toEqual(Object.keys(sound).sort());
  });

  it('OWN-01 C01 rejects callers who are not signed in', async () => {
    const before = await dump();
    for (const operation of fixture.operations.filter(({ access }) => access !== 'anyone')) {
      const answer = await call(fixture.people['nobody'], operation);
      expect([operation.method, operation.path, answer.statusCode, answer.json().code]).toEqual([
        operation.method,
        operation.path,
        401,
        'signed_out',
      ]);
    }
    expect(await dump()).toBe(before);
  });

  it('OWN-01 C01 cannot see another account', async () => {
    const before = await dump();
    const answers = [];
    for (const operation of fixture.operations.filter(
      ({ access, path }) => access !== 'anyone' && path !== '/sessions',
    )) {
      const answer = await call(fixture.people['other'], operation);
      answers.push(answer);
      if (operation.path.includes('{')) {
        expect([nameOf(operation), answer.statusCode]).toEqual([nameOf(operation), 404]);
      }
      for (const word of [
        'mine',
        '+14155550199',
        fixture.owner.email,
        fixture.ids['keyId'] ?? '',
        fixture.ids['webhookId'] ?? '',
        String(fixture.owner.accountId),
      ]) {
        expect([operation.path, word, answer.body.includes(word)]).toEqual([operation.path, word, false]);
      }
    }
    expect(answers.length).toBeGreaterThan(45);
    expect(await dump()).toBe(before);
  });

  it('OWN-01 C01 works for the account that the things belong to', async () => {
    for (const name of [
      'PATCH /widgets/{widgetId}',
      'POST /widgets/{widgetId}/publish',
      'PATCH /members/{userId}',
      'PATCH /webhooks/{webhookId}',
    ]) {
      const operation = fixture.operations.find((one) => nameOf(one) === name) as Operation;
      expect([name, (await call(fixture.owner, operation)).statusCode < 300]).toEqual([name, true]);
    }
  });

  it('OWN-01 C01 allows each role what it may do and nothing more', async () => {
    const before = await dump();
    for (const [at, role] of roles.entries()) {
      for (const operation of fixture.operations) {
        const needed = roles.indexOf(operation.access as never);
        if (needed <= at) continue;
        const answer = await call(fixture.people[role], operation);
        expect([role, operation.method, operation.path, answer.statusCode]).toEqual([
          role,
          operation.method,
          operation.path,
          403,
        ]);
      }
    }
    expect(await dump()).toBe(before);
    for (const operation of fixture.operations.filter(
      ({ method, access }) => method === 'GET' && access !== 'anyone',
    )) {
      const answer = await call(fixture.owner, operation);
      expect([operation.path, answer.statusCode]).toEqual([operation.path, 200]);
    }
  });
});
