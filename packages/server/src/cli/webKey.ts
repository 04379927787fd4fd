import { readEnv } from '../env/index';
import { buildWebKey, hasSecretKey, readSecondKey, readSecretKey } from '../secrets/index';
import { CommandError } from './CommandError';

type Input = { variables: Record<string, string | undefined>; print: (line: string) => void };

/**
 * `beckon web-key`: what a server with ROLE=web gets instead of SECRET_KEY. Needs no database. With SECOND_SECRET_KEY, it fits both keys, and
 * seals with the first. [OWN-02, OWN-20, C50]
 */
export async function webKey({ variables, print }: Input): Promise<number> {
  const read = readEnv({ EMBEDDED: '1', ...variables }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { env } = read;
  if (!hasSecretKey(env.SECRET_KEY, env.DATA_DIR))
    throw new CommandError(
      'Set SECRET_KEY to the key of your servers, or DATA_DIR to the folder with secret-key.',
    );
  const second = readSecondKey(env);
  print(buildWebKey([readSecretKey(env.SECRET_KEY, env.DATA_DIR), ...(second ? [second] : [])]));
  return 0;
}
