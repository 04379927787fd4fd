import { readEnv } from '../env/index';
import { resealEnvelope } from '../numbers/index';
import {
  createSecretBox,
  deriveNumberKey,
  hasSecretKey,
  markSecretKey,
  readSecondKey,
  readSecretKey,
  resealSecrets,
} from '../secrets/index';
import { CommandError } from './CommandError';
import { openInstallation } from './openInstallation';

type Input = { variables: Record<string, string | undefined>; print: (line: string) => void };

/**
 * `beckon rekey`: encrypts all stored secrets with SECRET_KEY. Servers need both keys before and while it runs, so that none meets a secret
 * that it can't open. [OWN-02, OWN-20]
 */
export async function rekey({ variables, print }: Input): Promise<number> {
  const read = readEnv({ EMBEDDED: '1', ...variables }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { env } = read;
  const second = readSecondKey(env);
  if (!second || !hasSecretKey(env.SECRET_KEY, env.DATA_DIR))
    throw new CommandError('Set SECRET_KEY to the new key and SECOND_SECRET_KEY to the old one.');
  const first = readSecretKey(env.SECRET_KEY, env.DATA_DIR);
  const { sql, close } = await openInstallation(variables);
  try {
    const keys = [deriveNumberKey(first), deriveNumberKey(second)] as const;
    const count = await resealSecrets(sql, createSecretBox(first, second), {
      mark: markSecretKey(first),
      resealMore: (transaction) => resealEnvelope(transaction, keys),
    });
    print(
      `Encrypted ${count} secrets with SECRET_KEY. Remove SECOND_SECRET_KEY when you restart the servers.`,
    );
    return 0;
  } finally {
    await close();
  }
}
