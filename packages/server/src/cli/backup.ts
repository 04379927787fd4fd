import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  clusterName,
  connectDatabase,
  hasCluster,
  openBackup,
  openUnlimitedPool,
  readMigrations,
  type Sql,
  startEmbedded,
  writeBackup,
} from '../database/index';
import { readEnv } from '../env/index';
import { CommandError } from './CommandError';
import { openInstallation } from './openInstallation';

type Input = {
  file: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

const log = { debug: () => undefined, error: () => undefined };
const ownerOnly = 0o600;
/** A copy that ended early keeps its connection busy. */
const closeTimeoutS = 2;
const keyHint =
  'It needs the key of this installation: back up secret-key or SECRET_KEY too, in another place.';

/**
 * `beckon backup --to FILE`: everything in the database as of one moment, compressed; servers go on working. `-` writes to the output,
 * for encryption. A torn file never has the given name. [OWN-20]
 */
export async function backup({ file, variables, print }: Input): Promise<number> {
  if (!file?.trim()) throw new CommandError('Add the file to write: beckon backup --to beckon.backup');
  if (file !== '-' && existsSync(file))
    throw new CommandError(`${file} exists already. Choose another name, or delete it.`);
  const { sql, close } = await openInstallation(variables);
  const part = `${file}.part`;
  try {
    const pack = createGzip();
    const out =
      file === '-' ? process.stdout : createWriteStream(part, { flags: 'wx', mode: ownerOnly, flush: true });
    const packing = pipeline(pack, out, { end: file !== '-' });
    const writing = writeBackup(sql, pack, new Date()).then((tables) => {
      pack.end();
      return tables;
    });
    writing.catch((error: Error) => pack.destroy(error));
    const [tables] = await Promise.all([writing, packing]);
    if (file !== '-') renameSync(part, file);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`Backed up ${tables.length} tables with ${rows} rows. ${keyHint}`);
    return 0;
  } catch (error) {
    if (file !== '-' && (error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(part, { force: true });
    throw explainFile(error, part);
  } finally {
    await close();
  }
}

/** `beckon restore --from FILE`: into an empty database: that of `DATABASE_URL`, or a new built-in one in `DATA_DIR`. [OWN-20] */
export async function restore({ file, variables, print }: Input): Promise<number> {
  if (!file?.trim()) throw new CommandError('Add the backup to restore: beckon restore --from beckon.backup');
  if (file !== '-' && !existsSync(file)) throw new CommandError(`Can't find ${file}.`);
  const unpack = createGunzip();
  let unreadable: NodeJS.ErrnoException | undefined;
  pipeline(file === '-' ? process.stdin : createReadStream(file), unpack).catch((error: Error) => {
    unreadable = error;
  });
  try {
    const backup = await openBackup(unpack as AsyncIterable<Buffer>, readMigrations());
    const tables = await loadInto(variables, backup.load);
    for (const { table, rows, checksum } of tables) print(`${table}: ${rows} rows, checksum ${checksum}`);
    print('Restored and verified everything. Put secret-key back into DATA_DIR, or set SECRET_KEY.');
    return 0;
  } catch (error) {
    if (unreadable?.syscall) throw new CommandError(`Can't read ${file}. Check its permissions.`);
    throw error;
  } finally {
    unpack.destroy();
  }
}

/** Opens an empty database for this; a new built-in one doesn't stay if it fails. */
async function loadInto<Result>(
  variables: Input['variables'],
  load: (sql: Sql) => Promise<Result>,
): Promise<Result> {
  const { sql, close, remove } = await openEmpty(variables);
  let isLoaded = false;
  try {
    const result = await load(sql);
    isLoaded = true;
    return result;
  } finally {
    await close();
    if (!isLoaded) remove();
  }
}

type Empty = { sql: Sql; close: () => Promise<void>; remove: () => void };

async function openEmpty(variables: Input['variables']): Promise<Empty> {
  const read = readEnv({ EMBEDDED: '1', ...variables }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { DATABASE_URL: url, DATA_DIR: dataDir } = read.env;
  if (url !== undefined) {
    const sql = await connectDatabase(url, openUnlimitedPool(url));
    return { sql, close: () => sql.end({ timeout: closeTimeoutS }), remove: () => undefined };
  }
  if (hasCluster(dataDir))
    throw new CommandError(
      `There is a database in ${dataDir} already. Move the folder away, or set DATA_DIR to a new one.`,
    );
  const passwordFile = join(dataDir, 'superuser-password');
  const created = [join(dataDir, clusterName), ...(existsSync(passwordFile) ? [] : [passwordFile])];
  const embedded = await startEmbedded({ dataDir, log });
  const sql = openUnlimitedPool(embedded.url);
  const close = async () => {
    await sql.end({ timeout: closeTimeoutS });
    await embedded.stop();
  };
  const remove = () => {
    for (const path of created) rmSync(path, { recursive: true, force: true });
  };
  return { sql, close, remove };
}

/** Explains errors of the file system. */
function explainFile(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new CommandError(`The disk is full. Deleted the incomplete ${path}.`);
  if (code === 'EPIPE') return new CommandError('The output was closed before the backup was complete.');
  if (code === 'EACCES' || code === 'ENOENT' || code === 'EROFS')
    return new CommandError(`Can't write ${path}. Check the folder and its permissions.`);
  if (code === 'EEXIST') return new CommandError(`${path} exists. If no other backup is running, delete it.`);
  return error;
}
