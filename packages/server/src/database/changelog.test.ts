import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import server from '../../package.json' with { type: 'json' };
import { readMigrations } from './readMigrations';

const text = readFileSync(new URL('../../../../CHANGELOG.md', import.meta.url), 'utf8');
const [newest = '', ...older] = text.split(/^## /m).slice(1);

/** Statements that lock a table with rows in it for as long as they work through them, or that wait for everyone who uses it. */
const locking = /^\s*(?:alter table|create (?:unique )?index|drop index|update|lock table)\b/im;
const migrations = readMigrations();
/** The tables that a migration itself creates have no rows yet. */
const locksRows = (sql: string) => {
  const own = [...sql.matchAll(/create table (\w+)/gi)].map(([, name]) => name);
  return sql
    .split(';')
    .filter((statement) => locking.test(statement.replace(/^\s*--.*$/gm, '')))
    .some(
      (statement) => !own.some((name) => new RegExp(`\\b(?:on|table|into) ${name}\\b`, 'i').test(statement)),
    );
};

describe('CHANGELOG.md', () => {
  it('OWN-20 begins with what comes next or with the version that runs', () => {
    expect(newest.split('\n')[0]).toMatch(
      new RegExp(`^(?:Unreleased|${server.version.replaceAll('.', '\\.')}\\b)`),
    );
  });

  it('OWN-20 D16 names every migration, each in one release', () => {
    for (const { name } of migrations)
      expect([name, [newest, ...older].filter((release) => release.includes(`\`${name}\``)).length]).toEqual([
        name,
        1,
      ]);
  });

  it('OWN-20 the newest migrations are in the newest release', () => {
    const last = migrations.at(-1)?.name;
    expect(newest).toContain(`\`${last}\``);
  });

  it.each(migrations.filter((one) => locksRows(one.text)).map(({ name }) => name))(
    'OWN-20 D16 says which tables %s locks',
    (name) => {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      const [, , locks = ''] = row.split('|').map((cell) => cell.trim());
      expect([name, locks]).toEqual([name, expect.stringMatching(/`\w+`/)]);
    },
  );
});
