import { setTimeout as wait } from 'node:timers/promises';
import { countMissingMigrations, readMigrations, type Sql } from '../database/index';
import { type Env, readEnv } from '../env/index';
import { attachNumbers, readNumbers, startSealing } from '../numbers/index';
import { sealRest } from '../sealing/index';
import { hasSecretKey, listKeyMarks, listNumberKeys, refuseOtherKey } from '../secrets/index';
import { CommandError } from './CommandError';
import { openInstallation } from './openInstallation';

type Input = {
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
  /** How long to wait for servers before and between. */
  pauseMs?: number;
  settleMs?: number;
};

const usualPauseMs = 5000;
const progressRows = 100_000;

/**
 * `beckon seal-numbers`: encrypts the phone numbers of an installation from before. All servers must run this version. It may be interrupted and run
 * again, and servers go on working; workers continue it, too. [OWN-02, OWN-20, C48]
 */
export async function sealNumbers({
  variables,
  print,
  pauseMs = usualPauseMs,
  ...times
}: Input): Promise<number> {
  const settings = readKeySettings(variables);
  const { sql, close } = await openInstallation(variables);
  try {
    const numbers = await readPrepared(sql, settings);
    attachNumbers(sql, numbers);
    if (numbers.state === 'plain') {
      await startSealing(sql);
      numbers.state = 'sealing';
      print('All servers encrypt new phone numbers from now on. Encrypting those from before …');
      await wait(pauseMs);
    }
    const onProgress = (table: string, seen: number) => {
      if (seen > 0 && seen % progressRows === 0) print(`${table}: ${seen} rows so far`);
    };
    while (numbers.state !== 'sealed' && !(await sealRest(sql, { ...times, onProgress })))
      await wait(pauseMs);
    print('Every phone number in this database is encrypted.');
    return 0;
  } finally {
    await close();
  }
}

/** Only the installation's own key: numbers that were sealed with another would be lost. */
function readKeySettings(variables: Input['variables']): Env {
  const read = readEnv({ EMBEDDED: '1', ...variables }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  if (read.env.WEB_KEY !== undefined || !hasSecretKey(read.env.SECRET_KEY, read.env.DATA_DIR))
    throw new CommandError(
      'Set SECRET_KEY to the key of your servers, or DATA_DIR to the folder with secret-key.',
    );
  return read.env;
}

/** What can't be undone begins only with the key, the tables and the envelope that a server of this version has made. */
async function readPrepared(sql: Sql, settings: Env) {
  await refuseOtherKey(sql, () => listKeyMarks(settings));
  const isOlder = (await countMissingMigrations(sql, readMigrations())) > 0;
  const numbers = isOlder ? undefined : await readNumbers(sql, listNumberKeys(settings));
  if (!numbers?.hasKey) throw new CommandError('This database is not ready. Start an updated server first.');
  return numbers;
}
