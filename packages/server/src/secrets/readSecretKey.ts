import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../env/pure/index';
import {
  createSealer,
  createSecretBox,
  markKeyOf,
  markSecretKey,
  type Sealer,
  type SecretBox,
} from './createSecretBox';
import { deriveNumberKey } from './deriveKey';
import { parseWebKey } from './parseWebKey';

const keyBytes = 32;
const fileName = 'secret-key';

/**
 * The key of the installation: from the environment, else from a file in the data folder that is created once. All
 * servers on one database need the same key. [OWN-02, OWN-20]
 */
export function readSecretKey(given: string | undefined, dataDir: string): Uint8Array {
  if (given !== undefined) return Buffer.from(given);
  const path = join(dataDir, fileName);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) makeOnce(path, `${randomBytes(keyBytes).toString('base64url')}\n`);
  } catch {
    throw new StartError(`Can't save the encryption key to ${path}. Correct DATA_DIR, or set SECRET_KEY.`);
  }
  const key = readFileSync(path, 'utf8').trim();
  if (key.length >= keyBytes) return Buffer.from(key);
  throw new StartError(`The file ${path} with the encryption key is damaged. Restore it from a backup.`);
}

/** Whether there is a key already, so that reading it creates none. */
export const hasSecretKey = (given: string | undefined, dataDir: string): boolean =>
  given !== undefined || existsSync(join(dataDir, fileName));

/** The settings with keys, and the folder with the one that we created. */
export type KeySettings = {
  SECRET_KEY?: string | undefined;
  SECOND_SECRET_KEY?: string | undefined;
  DATA_DIR: string;
  /** What a web server has instead. */
  WEB_KEY?: string | undefined;
};

/** The second key, if there is one: it opens what it sealed, while keys are changed. [OWN-20] */
export const readSecondKey = ({ SECOND_SECRET_KEY: given }: KeySettings): Uint8Array | undefined =>
  given === undefined ? undefined : Buffer.from(given);

/** The fingerprints of the keys that there are already; creates none. [OWN-02] */
export function listKeyMarks(settings: KeySettings): string[] {
  const { SECRET_KEY: given, DATA_DIR: dataDir, WEB_KEY: webKey } = settings;
  if (webKey !== undefined) return parseWebKey(webKey).map(markKeyOf);
  const first = hasSecretKey(given, dataDir) ? [readSecretKey(given, dataDir)] : [];
  const second = readSecondKey(settings);
  return [...first, ...(second ? [second] : [])].map(markSecretKey);
}

/** What seals on this server, and what opens, if it may: a web server reads no other key, and creates none. [OWN-02, C50] */
export function readKeys(settings: KeySettings): { sealer: Sealer; box: SecretBox | undefined } {
  const { SECRET_KEY: given, DATA_DIR: dataDir, WEB_KEY: webKey } = settings;
  if (webKey !== undefined) return { sealer: createSealer(parseWebKey(webKey)[0]), box: undefined };
  const box = createSecretBox(readSecretKey(given, dataDir), readSecondKey(settings));
  return { sealer: box, box };
}

/** What opens the keys of phone numbers on this server; none with a `WEB_KEY` from before they were sealed. [OWN-02, C48, C50] */
export function listNumberKeys(settings: KeySettings): Uint8Array[] {
  const { SECRET_KEY: given, DATA_DIR: dataDir, WEB_KEY: webKey } = settings;
  if (webKey !== undefined) return parseWebKey(webKey).flatMap(({ numberKey }) => numberKey ?? []);
  const second = readSecondKey(settings);
  return [readSecretKey(given, dataDir), ...(second ? [second] : [])].map(deriveNumberKey);
}

/** If two servers start at once, one creates the file and both read it; neither ever sees half of it. */
function makeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
