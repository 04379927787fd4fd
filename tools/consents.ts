import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { openPool } from '../packages/server/src/database/openPool';
import { verifyConsentFile } from '../packages/server/src/store/verifyConsentFile';
import { writeConsentFile } from '../packages/server/src/store/writeConsentFile';
import { findDatabaseUrl, noDatabase } from './database/findDatabaseUrl';

type Said = { code: number; line: string };
type Variables = Record<string, string | undefined>;

const usage = [
  'npm run consents -- export <account> <file>   writes the consents of an account into a new file',
  'npm run consents -- verify <file> [hash]      verifies such a file without a database; hash: one that was kept elsewhere',
].join('\n');

/** Exports the consents of an account, or verifies an export: 0 it holds, 1 it does not, 2 it could not be done. [SMS-11] */
export async function consents(words: readonly string[], variables: Variables): Promise<Said> {
  const [command, first, second] = words;
  try {
    if (command === 'export' && first && second && /^\d{1,15}$/.test(first))
      return await exportTo(second, Number(first), variables);
    if (command === 'verify' && first) return await verify(first, second);
    return { code: 2, line: usage };
  } catch (error) {
    return { code: 2, line: `It could not be done: ${(error as Error).message}` };
  }
}

async function exportTo(file: string, accountId: number, variables: Variables): Promise<Said> {
  const url = findDatabaseUrl(variables);
  if (url === undefined) return { code: 2, line: noDatabase };
  // A file that is there already is not written over: it may be evidence. Numbers stand in it, so it is its owner's alone.
  const out = openSync(file, 'wx', 0o600);
  const sql = openPool(url, 1);
  try {
    await writeConsentFile(sql, { accountId, atMs: Date.now(), write: (line) => writeSync(out, line) });
  } finally {
    closeSync(out);
    await sql.end();
  }
  return await verify(file, undefined);
}

async function verify(file: string, keptHash: string | undefined): Promise<Said> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  const verdict = await verifyConsentFile(lines, keptHash);
  if (verdict.ok) {
    const { accountId, count, unchained, hash } = verdict;
    const older = unchained === 0 ? '' : `, and ${unchained} from before there was a chain`;
    return {
      code: 0,
      line: `The chain holds: ${count} consents of account ${accountId}${older}. Last hash: ${hash}`,
    };
  }
  const where = 'seq' in verdict ? ` at consent ${verdict.seq}` : '';
  return { code: 1, line: `The chain does not hold${where}: ${verdict.because}.` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, line } = await consents(process.argv.slice(2), process.env);
  process[code === 0 ? 'stdout' : 'stderr'].write(`${line}\n`);
  process.exitCode = code;
}
