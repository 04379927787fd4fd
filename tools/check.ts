import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build';
import { checkConstants } from './checkConstants';
import { checkDoors } from './checkDoors';
import { checkRules, checkTrustPage } from './checkRules';
import { checkSameBuild } from './checkSameBuild';
import { checkSize } from './checkSize';
import { checkWalls } from './checkWalls';
import { completeLock } from './completeLock';
import { generateData } from './generateData';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that must hold besides the tests: types, lint and imports, cited rules, current data, sizes. */
async function check(): Promise<void> {
  const failed: string[] = [];
  const report = (name: string, ok: boolean, lines: readonly string[] = []): void => {
    console.log([`\n${ok ? '✓' : '✗'} ${name}`, ...lines].join('\n  '));
    if (!ok) failed.push(name);
  };
  const run = (name: string, command: string, words: string[]): void => {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...words], {
      cwd: root,
      encoding: 'utf8',
    });
    report(name, status === 0, status === 0 ? [] : [stdout, stderr]);
  };

  for (const project of ['pure', 'browser', 'node'])
    run(`types, ${project}`, 'tsc', ['-p', `tsconfig.${project}.json`]);
  run('format, lint and imports', 'biome', [
    'ci',
    '--colors=off',
    '--error-on-warnings',
    '--max-diagnostics=50',
    '.',
  ]);
  run('unused files, exports and dependencies', 'knip', ['--no-progress']);
  // Without the tests: finds what only they read, except exports that say so with @internal.
  run('files and exports that only tests use', 'knip', ['--production', '--no-progress']);
  const constants = checkConstants(root);
  report('constants that only tests read', constants.ok, constants.lines);
  const walls = checkWalls(root);
  report('purity of the pure folders', walls.ok, walls.lines);
  const doors = checkDoors(root);
  report('doors of the server', doors.ok, doors.lines);
  const data = await generateData({ check: true });
  report('generated data', data.ok, [data.line]);
  const lock = completeLock({ check: true });
  report('lock file', lock.ok, [lock.line]);
  const rules = checkRules(root, { strict: false });
  report('rules cited by tests', rules.ok, rules.lines);
  const trust = checkTrustPage(root);
  report('faults cited by tests, or a reason', trust.ok, trust.lines);
  await build();
  const same = await checkSameBuild(join(root, 'dist', 'visitor'), build);
  report('reproducible build', same.ok, same.lines);
  const size = await checkSize(root);
  report('sizes (gzip)', size.ok, size.lines);

  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join('; ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

await check();
