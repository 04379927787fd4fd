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
    ['DATABASES_URL', 'DATABASE_URL'],
    ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
    ['DATABASE_POOLER_URL', 'DATABASE_POOL_URL'],
    ['PUBLIC_PAGE_URL', 'PUBLIC_URL'],
    ['LANDING_PAGE_URL', 'PAGES_URL'],
    ['MAIL_SERVER_URL', 'MAIL_URL'],
    ['BECKON_DATABASE_URL', 'DATABASE_URL'],
    ['BECKON_HTTP_PORT', 'PORT'],
    ['BECKON_SECRET', 'SECRET_KEY'],
    ['BECKON_LOGLEVEL', 'LOG_LEVEL'],
    ['BECKON_THEME', undefined],
  ])('OWN-20 %s is ours, and was probably meant to be %s', (given, meant) => {
    expect(find(given)).toEqual([[given, meant]]);
  });

  it('OWN-20 says nothing about other variables', () => {
    expect(
      find(
        ...['HOME', 'HOSTNAME', 'PATH', 'PWD', 'LANG', 'TERM', 'NODE_ENV', 'NODE_OPTIONS', 'TMPDIR', 'PORT'],
        ...['DATABASE_URL', 'database_url', 'PGDATABASE', 'REDIS_URL', 'INVOCATION_ID', 'JOURNAL_STREAM'],
        ...['API_URL', 'SENTRY_DSN_URL', 'BECKON_URL', 'BECKON_KEY', 'BECKON_PASSWORD', 'DATABASE_PASSWORD'],
        // Kubernetes sets these for a service named beckon.
        ...['BECKON_SERVICE_HOST', 'BECKON_SERVICE_PORT', 'BECKON_PORT', 'BECKON_PORT_3000_TCP_ADDR'],
      ),
    ).toEqual([]);
  });
});
