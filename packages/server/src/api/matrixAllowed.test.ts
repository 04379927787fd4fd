import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../tools/test/isFullRun';
import { buildValidCall, nameOf } from '../testing/buildValidCall';
import { openConnectedApp } from '../testing/openConnectedApp';
import { type Operation, type OwnerFixture, openOwnerFixture } from '../testing/openOwnerFixture';
import type { TestApp } from '../testing/openTestApp';
import { type Browser, openProgram } from '../testing/signUp';
import { scopes, scopesReach } from './pure/Caller';
import { type Role, roles } from './pure/Role';

let test: TestApp;
let shared: OwnerFixture;
beforeAll(async () => {
  test = await openConnectedApp();
  shared = await openOwnerFixture(test);
});
afterAll(() => test.close());

type Who = (fixture: OwnerFixture) => Browser | Promise<Browser>;
const person =
  (role: string): Who =>
  ({ people }) =>
    people[role] as Browser;
/** An account has room for a few keys only, so each kind is created once. */
const made = new WeakMap<OwnerFixture, Map<string, string>>();
const program =
  (role: string, held: readonly string[]): Who =>
  async (fixture) => {
    const keys = made.get(fixture) ?? new Map<string, string>();
    made.set(fixture, keys);
    const kind = `${role} ${held}`;
    const make = async () => {
      const answer = await fixture.owner.call('POST', '/keys', { name: 'matrix', role, scopes: held });
      return answer.json<{ key: string }>().key;
    };
    const key = keys.get(kind) ?? (await make());
    keys.set(kind, key);
    return openProgram(test.app, key);
  };

/** A few hundred calls, many with their own fixture. */
const timeout = 180_000;

/** Calls that remove what other calls need get their own fixture. */
const breaks = /^DELETE|password|sign-|session.account|accept|members|restore$|account.close|me.delete/;

/** Makes a call with everything it needs. */
async function attempt(operation: Operation, who: Who) {
  const fixture = breaks.test(nameOf(operation)) ? await openOwnerFixture(test) : shared;
  const caller = await who(fixture);
  const { path, body } = await buildValidCall(
    fixture,
    operation,
    caller.cookie === '' ? fixture.owner : caller,
  );
  return tell(operation, await caller.call(operation.method, path, body));
}
/** Makes a call that is rejected before it is read. */
async function attemptInVain(operation: Operation, who: Who) {
  const caller = await who(shared);
  return tell(operation, await caller.call(operation.method, shared.fill(operation.path)));
}
const tell = (operation: Operation, { statusCode, body }: LightMyRequestResponse) => [
  nameOf(operation),
  statusCode,
  statusCode < 400 ? '' : body,
];
const works = (operation: Operation) => [nameOf(operation), operation.status, ''];
const isRefused = (operation: Operation) => [nameOf(operation), 403, expect.stringContaining('forbidden')];
const reach = (operation: Operation) => operation.scope?.split(':')[0] as never;

describe('every route of the API, called by those who may', () => {
  it('OWN-01 C01 works for the lowest allowed role, and for an owner', { timeout }, async () => {
    for (const operation of shared.operations) {
      const least =
        operation.access === 'anyone' || operation.access === 'person' ? 'viewer' : operation.access;
      // What an owner may do beyond the least role is the same rule for every route; each route that removes things needs its own data.
      const isQuick = isFullRun || !breaks.test(nameOf(operation));
      for (const role of new Set(isQuick ? [least, 'owner'] : [least])) {
        expect([role, await attempt(operation, person(role))]).toEqual([role, works(operation)]);
      }
    }
  });

  it('OWN-01 C01 C73 works for a key with only its scope, and with no other', { timeout }, async () => {
    const own = shared.operations.filter(({ scope }) => scope !== undefined);
    expect(own.length).toBeGreaterThan(30);
    for (const operation of own) {
      const { scope, access, method } = operation;
      const others = scopes.filter((one) => !scopesReach([one], reach(operation), method !== 'GET'));
      expect(await attempt(operation, program(access, [scope as string]))).toEqual(works(operation));
      expect(await attemptInVain(operation, program('owner', others))).toEqual(isRefused(operation));
      if (method === 'GET') {
        const writing = (scope as string).replace('read', 'write');
        expect(await attempt(operation, program(access, [writing]))).toEqual(works(operation));
      }
    }
  });

  it('OWN-01 C01 a key can do no more than its role, and nothing reserved for people', {
    timeout,
  }, async () => {
    for (const operation of shared.operations.filter(({ access }) => access !== 'anyone')) {
      const { scope, access } = operation;
      if (scope === undefined) {
        expect(await attemptInVain(operation, program('owner', scopes))).toEqual(isRefused(operation));
        continue;
      }
      for (const role of roles.slice(0, roles.indexOf(access as Role))) {
        expect([role, await attemptInVain(operation, program(role, scopes))]).toEqual([
          role,
          isRefused(operation),
        ]);
      }
    }
  });
});
