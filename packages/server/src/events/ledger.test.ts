import { chmodSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../tools/test/isFullRun';
import { makeInstallation, makeTempDir } from '../testing/makeInstallation';
import { runMain } from '../testing/runMain';
import { runLedger } from './testing/runLedger';

/** The long form of `npm run test:full`. */
const long = { serverKills: 20, databaseKills: 5, lanes: 32 };
const short = { serverKills: 2, databaseKills: 1, lanes: 16 };
const timeoutMs = isFullRun ? 600_000 : 180_000;
const [root, dataDir] = [makeInstallation(), makeTempDir()];
chmodSync(dataDir, 0o755);
afterAll(() => {
  for (const dir of [root, dataDir]) rmSync(dir, { recursive: true, force: true });
});

describe('the ledger', () => {
  it('D01 D02 D03 NET-12 stores and counts each acknowledged event once, whatever is killed under load', {
    timeout: timeoutMs,
  }, async () => {
    const start = async (env: Record<string, string>) => {
      const { child, url, stderr } = await runMain({ root, env });
      if (!url) {
        child.kill('SIGKILL');
        throw new Error(`The server did not start: ${stderr()}`);
      }
      return child;
    };
    const result = await runLedger({ start, dataDir, ...(isFullRun ? long : short) });
    expect(result).toMatchObject({ lost: 0, strange: 0, refused: [], soldMinor: result.shouldHaveSoldMinor });
    expect([result.acknowledged, result.stored, result.counted, result.outcomes['stored']]).toEqual(
      Array.from({ length: 4 }, () => result.sent),
    );
    // Something was really interrupted, and something was really sent twice.
    expect(result.repeats).toBeGreaterThan(0);
    expect(result.outcomes['duplicate']).toBeGreaterThan(0);
  });
});
