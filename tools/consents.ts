import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { findNumberKeys } from '../packages/server/src/cli/findNumberKeys';
import { writeConsentFile } from '../packages/server/src/consents/store/writeConsentFile';
import { verifyConsentFile } from '../packages/server/src/consents/verifyConsentFile';
import { openPool } from '../packages/server/src/database/openPool';
import { attachNumbers, readNumbers, selectSealState } from '../packages/server/src/numbers/index';
import { findDatabaseUrl, noDatabase } from './database/findDatabaseUrl';

type Result = { code: number; line: string };
type Variables = Record<string, string | undefined>;

const usage = [
  'npm run consents -- export <account> <file>   exports the consents of an account to a new file',
  'npm run consents -- verify <file> [hash]      verifies an export without a database; hash: one that you stored elsewhere',
].join('\n');

/** Exports the consents of an account, or verifies an export. Exit codes: 0 intact, 1 broken, 2 failed. [SMS-11] */
export async function consents(words: readonly string[], variables: Variables): Promise<Result> {
  const [command, first, second] = words;
  try {
    if (command === 'export' && first && second && /^\d{1,15}$/.test(first))
      return await exportTo(second, Number(first), variables);
    if (command === 'verify' && first) return await verify(first, second);
    return { code: 2, line: usage };
  } catch (error) {
    return { code: 2, line: `Failed: ${(error as Error).message}` };
  }
}

async function exportTo(file: string, accountId: number, variables: Variables): Promise<Result> {
  const url = findDatabaseUrl(variables);
  if (url === undefined) return { code: 2, line: noDatabase };
  // Never overwrite an existing file: it may be evidence. It contains numbers, so only its owner may read it.
  const out = openSync(file, 'wx', 0o600);
  const sql = openPool(url, 1);
  try {
    const isPlain = (await selectSealState(sql)) === 'plain';
    attachNumbers(sql, await readNumbers(sql, isPlain ? [] : findNumberKeys(variables)));
    await writeConsentFile(sql, { accountId, atMs: Date.now(), write: (line) => writeSync(out, line) });
  } finally {
    closeSync(out);
    await sql.end();
  }
  return await verify(file, undefined);
}

async function verify(file: string, storedHash: string | undefined): Promise<Result> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  const verdict = await verifyConsentFile(lines, storedHash);
  if (verdict.ok) {
    const { accountId, count, unchained, hash } = verdict;
    const older = unchained === 0 ? '' : `, and ${unchained} from before the chain existed`;
    return {
      code: 0,
      line: `The chain is intact: ${count} consents of account ${accountId}${older}. Last hash: ${hash}`,
    };
  }
  const where = 'seq' in verdict ? ` at consent ${verdict.seq}` : '';
  return { code: 1, line: `The chain is broken${where}: ${verdict.reason}.` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, line } = await consents(process.argv.slice(2), process.env);
  process[code === 0 ? 'stdout' : 'stderr'].write(`${line}\n`);
  process.exitCode = code;
}
