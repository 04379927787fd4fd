import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env/index';
import { hasSecretKey, readSecretKey } from '../secrets/index';
import { backup, restore } from './backup';
import { CommandError } from './CommandError';
import { verifyConsents } from './verifyConsents';

type Input = {
  to: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

const msPerS = 1000;
const bytesPerMb = 1_000_000;
/** The database's user must be able to pass, and nobody to look around. */
const passOnly = 0o711;
const signals = ['SIGINT', 'SIGTERM'] as const;
const interrupted = 130;

/**
 * `beckon drill [--to URL]`: would a backup of this moment bring everything back? Restores one into a new database in a temporary folder, or
 * into an empty one, compares every table, and verifies every consent. Servers go on working. Returns 1 if a consent is wrong. [OWN-20]
 */
export async function drill({ to, variables, print }: Input): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'beckon-drill-'));
  chmodSync(dir, passOnly);
  const file = join(dir, 'beckon.backup');
  const there = {
    ...(to === undefined ? { DATA_DIR: join(dir, 'data') } : { DATABASE_URL: to }),
    ...findKey(variables),
  };
  const quiet = () => undefined;
  const remove = () => rmSync(dir, { recursive: true, force: true });
  // The copy has every number: it goes even if someone interrupts this.
  const interrupt = () => {
    remove();
    process.exit(interrupted);
  };
  for (const name of signals) process.once(name, interrupt);
  let code = 1;
  try {
    const backupS = await time(() => backup({ file, variables, print: quiet }));
    const sizeMb = Math.ceil(statSync(file).size / bytesPerMb);
    print(`Backed up ${sizeMb} MB in ${backupS} s, while servers went on working.`);
    let tables = 0;
    const count = () => {
      tables += 1;
    };
    // Its last line is about keeping what was restored.
    const restoreS = await time(() => restore({ file, variables: there, print: count }));
    print(`Restored ${tables - 1} tables in ${restoreS} s. Each has the same rows as when it was backed up.`);
    code = await verifyConsents({ account: undefined, variables: there, print });
  } finally {
    for (const name of signals) process.off(name, interrupt);
    remove();
  }
  if (code === 0) print(to === undefined ? 'The drill worked. Deleted the copy.' : 'The drill worked.');
  return code;
}

/** What opens the numbers in the copy: its consents contain them. [OWN-20] */
function findKey(variables: Input['variables']): Record<string, string> {
  const read = readEnv({ EMBEDDED: '1', ...variables }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { SECRET_KEY: given, SECOND_SECRET_KEY: second, DATA_DIR: dataDir } = read.env;
  if (!hasSecretKey(given, dataDir)) return {};
  // As text, as it is in the file and in the settings. While keys are changed, the second one may be the one that opens.
  const key = { SECRET_KEY: Buffer.from(readSecretKey(given, dataDir)).toString() };
  return second === undefined ? key : { ...key, SECOND_SECRET_KEY: second };
}

/** How many seconds something takes. */
async function time(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await work();
  return ((performance.now() - startedAt) / msPerS).toFixed(1);
}
