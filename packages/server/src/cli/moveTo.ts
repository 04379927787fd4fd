import {
  connectDatabase,
  hasCluster,
  migrate,
  moveDatabase,
  openDatabase,
  openUnlimitedPool,
  readMigrations,
} from '../database/index';
import { readEnv } from '../env/index';
import { CommandError } from './CommandError';

const log = { debug: () => undefined, error: () => undefined };

const example = 'beckon move --to postgres://user:password@host:5432/database';

type Input = {
  to: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

/** `beckon move --to postgres://…`: from the built-in database (stop the server first) to your own. [OWN-20] */
export async function moveTo({ to, variables, print }: Input): Promise<number> {
  if (!to?.trim()) throw new CommandError(`Add the database to move to: ${example}`);
  const read = readEnv({ ...variables, DATABASE_URL: to }, process.cwd());
  if (!read.ok) throw new CommandError(read.problems.map(blameTo).join('\n'));
  const dataDir = read.env.DATA_DIR;
  if (!hasCluster(dataDir))
    throw new CommandError(`Can't find a built-in database in ${dataDir}. Set DATA_DIR.`);
  const target = await connectDatabase(to.trim(), openUnlimitedPool(to.trim())).catch((error: Error) => {
    throw new CommandError(blameTo(error.message));
  });
  try {
    const source = await openDatabase({ databaseUrl: undefined, dataDir, log });
    try {
      await migrate(target, readMigrations());
      const moved = await moveDatabase(source.unlimitedSql, target);
      for (const { table, rows, checksum } of moved) print(`${table}: ${rows} rows, checksum ${checksum}`);
      print(
        'Moved and verified everything. Set DATABASE_URL, and keep secret-key or set SECRET_KEY to its text.',
      );
      return 0;
    } finally {
      await source.close();
    }
  } finally {
    await target.end();
  }
}

/** The address came from --to: a sentence about DATABASE_URL would mislead people. */
function blameTo(sentence: string): string {
  if (!sentence.startsWith('DATABASE_URL ')) return sentence;
  const [what = ''] = sentence.slice('DATABASE_URL '.length).split(/,? or remove|\. Set|\. Upgrade/);
  return `--to ${what.replace(/\.$/, '')}. ${example}`;
}
