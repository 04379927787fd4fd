import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../../database/connectDatabase';
import { openDatabase } from '../../database/openDatabase';
import { readMigrations } from '../../database/readMigrations';
import { readEnv } from '../../env/readEnv';
import { migrate } from '../../store/migrate';
import { moveDatabase } from '../../store/moveDatabase';
import { CommandError } from './callServer';

const log = { debug: () => undefined, error: () => undefined };

type Input = {
  to: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

/** `beckon move --to postgres://…`: from the built-in database (the server must be stopped) to one of your own. [OWN-20] */
export async function moveTo({ to, variables, print }: Input): Promise<number> {
  const read = readEnv({ ...variables, DATABASE_URL: to }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { DATABASE_URL: url, DATA_DIR: dataDir } = read.env;
  if (url === undefined)
    throw new CommandError('Say where to: beckon move --to postgres://user:password@host:5432/database');
  if (!existsSync(join(dataDir, 'postgres-18')))
    throw new CommandError(`There is no built-in database in ${dataDir}. Set DATA_DIR.`);
  const source = await openDatabase({ databaseUrl: undefined, dataDir, log });
  try {
    const target = await connectDatabase(url);
    try {
      await migrate(target, readMigrations());
      const moved = await moveDatabase(source.sql, target);
      for (const { table, rows, checksum } of moved) print(`${table}: ${rows} rows, sum ${checksum}`);
      print(
        'Everything was moved and compared. Set DATABASE_URL, and keep secret-key or set SECRET_KEY to its text.',
      );
      return 0;
    } finally {
      await target.end();
    }
  } finally {
    await source.close();
  }
}
