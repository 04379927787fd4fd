import { pathToFileURL } from 'node:url';
import { openPool } from '../packages/server/src/database/openPool';
import { findAdsJson } from '../packages/server/src/messenger/findAdsJson';
import { findDatabaseUrl, noDatabase } from './database/findDatabaseUrl';

const usage =
  'npm run ads-json -- <account> <widget>   prints the JSON of an ads_json widget for the ad tool';

/** Prints the JSON of an ads_json widget. Exit codes: 0 found, 2 not found. [OWN-18] */
export async function adsJson(
  words: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<{ code: number; line: string }> {
  const [accountId = Number.NaN, widgetId = Number.NaN] = words.map(Number);
  if (!Number.isSafeInteger(accountId) || !Number.isSafeInteger(widgetId)) return { code: 2, line: usage };
  const url = findDatabaseUrl(variables);
  if (url === undefined) return { code: 2, line: noDatabase };
  const sql = openPool(url, 1);
  try {
    const json = await findAdsJson(sql, accountId, widgetId);
    return json === undefined
      ? { code: 2, line: `Account ${accountId} has no ads_json widget ${widgetId}.` }
      : { code: 0, line: json };
  } catch (error) {
    return { code: 2, line: `Failed: ${(error as Error).message}` };
  } finally {
    await sql.end();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { code, line } = await adsJson(process.argv.slice(2), process.env);
  process[code === 0 ? 'stdout' : 'stderr'].write(`${line}\n`);
  process.exitCode = code;
}
