import { readEnv } from '../env/index';
import { hasSecretKey, listNumberKeys } from '../secrets/index';
import { CommandError } from './CommandError';

/** What opens phone numbers, if the key of the installation is there. Creates none. [OWN-02, C48] */
export function findNumberKeys(variables: Record<string, string | undefined>): Uint8Array[] {
  const read = readEnv({ EMBEDDED: '1', ...variables }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { env } = read;
  const isThere = env.WEB_KEY !== undefined || hasSecretKey(env.SECRET_KEY, env.DATA_DIR);
  return isThere ? listNumberKeys(env) : [];
}
