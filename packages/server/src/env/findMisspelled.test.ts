import { describe, expect, it } from 'vitest';
import { findMisspelled } from './findMisspelled';
import { settings } from './settings';

const known = Object.keys(settings);
const find = (...names: string[]) =>
  findMisspelled(Object.fromEntries(names.map((name) => [name, 'x'])), known);

describe('findMisspelled', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DTAABASE_URL', 'DATABASE_URL'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['SECRETKEY', 'SECRET_KEY'],
  ])('OWN-20 %s was probably meant to be %s', (given, meant) => {
    expect(find(given)).toEqual([[given, meant]]);
  });

  it('OWN-20 says nothing about other variables', () => {
    expect(
      find(
        ...['HOME', 'HOSTNAME', 'PATH', 'PWD', 'LANG', 'TERM', 'NODE_ENV', 'NODE_OPTIONS', 'TMPDIR', 'PORT'],
        ...['DATABASE_URL', 'database_url', 'PGDATABASE', 'REDIS_URL', 'INVOCATION_ID', 'JOURNAL_STREAM'],
      ),
    ).toEqual([]);
  });
});
