import { describe, expect, it } from 'vitest';
import { chooseDatabaseUser, parseUsers } from './chooseDatabaseUser';

const users = parseUsers(
  'root:x:0:0:root:/root:/bin/sh\npostgres:x:101:104::/:/bin/sh\nnobody:x:65534:65533::/:\n\n',
);
const [, postgres, nobody] = users;

describe('chooseDatabaseUser', () => {
  it('reads names and numbers out of a passwd file', () => {
    expect(users.map(({ name, uid, gid }) => [name, uid, gid])).toEqual([
      ['root', 0, 0],
      ['postgres', 101, 104],
      ['nobody', 65534, 65533],
    ]);
  });

  it.each([
    ['an ordinary user runs it as himself', { uid: 1000, owner: undefined, users }, undefined],
    ['a system without user numbers runs it as is', { uid: undefined, owner: undefined, users }, undefined],
    ['root lends postgres', { uid: 0, owner: undefined, users }, postgres],
    [
      'root uses nobody if there is no postgres',
      { uid: 0, owner: undefined, users: [users[0], nobody] },
      nobody,
    ],
    ['root keeps to the owner of old data', { uid: 0, owner: { uid: 65534, gid: 65533 }, users }, nobody],
    [
      'root keeps to an owner without a name',
      { uid: 0, owner: { uid: 7, gid: 8 }, users },
      { name: 'user 7', uid: 7, gid: 8 },
    ],
    ['data owned by root falls back to postgres', { uid: 0, owner: { uid: 0, gid: 0 }, users }, postgres],
  ])('%s', (_title, situation, expected) => {
    expect(chooseDatabaseUser(situation as Parameters<typeof chooseDatabaseUser>[0])).toEqual(expected);
  });

  it('says what to do if root finds no user to run PostgreSQL as', () => {
    expect(() => chooseDatabaseUser({ uid: 0, owner: undefined, users: [] })).toThrow(/DATABASE_URL/);
  });
});
