import { setTimeout as wait } from 'node:timers/promises';
import { attachNumbers, loadNumbers, startSealing } from '../numbers/index';
import { sealRest } from '../sealing/index';
import { CommandError } from './CommandError';
import { findNumberKeys } from './findNumberKeys';
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
  const keys = findNumberKeys(variables);
  if (keys.length === 0)
    throw new CommandError(
      'Set SECRET_KEY to the key of your servers, or DATA_DIR to the folder with secret-key.',
    );
  const { sql, close } = await openInstallation(variables);
  try {
    const numbers = await loadNumbers(sql, keys);
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
