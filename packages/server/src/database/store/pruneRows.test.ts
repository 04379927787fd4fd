import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { pruneRows } from './pruneRows';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.sql`create table old_things (id int, at date)`;
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate old_things`;
  await test.sql`insert into old_things select id, '2020-01-01' from generate_series(1, 25) as id`;
});
const isOld = () => test.sql`at < now()`;
const count = async () => (await test.sql`select from old_things`).length;

describe('pruneRows', () => {
  it('OWN-13 deletes a batch per statement, and stops between two on request', async () => {
    let asked = 0;
    const isStopping = () => {
      asked += 1;
      return asked > 2;
    };
    expect(await pruneRows(test.sql, [['old_things', isOld()]], { atOnce: 10, isStopping })).toBe(20);
    expect(await count()).toBe(5);
    expect(await pruneRows(test.sql, [['old_things', isOld()]], { atOnce: 10 })).toBe(5);
  });

  it('OWN-13 a table that fails keeps no other from being pruned, and is reported', async () => {
    const old = [
      ['nowhere', isOld()],
      ['old_things', isOld()],
    ] as const;
    await expect(pruneRows(test.sql, old)).rejects.toThrow('could not prune 1 of 2 tables');
    expect(await count()).toBe(0);
  });

  it('OWN-13 does not wait for a locked row', async () => {
    await test.sql.begin(async (transaction) => {
      await transaction`select from old_things where id = 7 for update`;
      expect(await pruneRows(test.sql, [['old_things', isOld()]])).toBe(24);
    });
    expect(await pruneRows(test.sql, [['old_things', isOld()]])).toBe(1);
  });
});
