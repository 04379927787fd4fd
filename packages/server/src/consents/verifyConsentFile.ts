import { broken, type ChainBreak, type ChainRow, createChainCheck } from './store/createChainCheck';
import { consentFileFormats } from './store/writeConsentFile';

/** An intact file: whose, how long, how many older ones, and the last hash; or where it breaks; or that it isn't one. */
export type FileVerdict =
  | { ok: true; accountId: number; count: number; unchained: number; hash: string }
  | ChainBreak
  | { ok: false; reason: string };

type Line = {
  format?: unknown;
  account_id?: unknown;
  consent?: ChainRow;
  unchained?: object;
  head?: { seq?: unknown; hash?: unknown };
};

/**
 * Checks a consent export from first to last, with nothing but the file: was one changed, removed or inserted? A file that
 * was rewritten from the beginning is consistent, so the caller may give a hash that was stored elsewhere. [SMS-11]
 */
export async function verifyConsentFile(
  lines: AsyncIterable<string> | Iterable<string>,
  storedHash?: string,
): Promise<FileVerdict> {
  const check = createChainCheck();
  let [accountId, unchained, isKept] = [Number.NaN, 0, storedHash === undefined];
  let head: Line['head'];
  for await (const text of lines) {
    if (text.trim() === '') continue;
    const line = parseLine(text);
    if (Number.isNaN(accountId)) {
      if (!consentFileFormats.includes(line?.format))
        return { ok: false, reason: 'this is not a consent export' };
      accountId = Number(line?.account_id);
    } else if (!line || head) return broken(check.end().seq + 1, 'a line is unreadable, or follows the end');
    else if (line.consent) {
      const found = check.add(line.consent);
      if (found) return found;
      if (line.consent.account_id !== accountId)
        return broken(line.consent.seq, 'it belongs to another account');
      isKept ||= line.consent.hash === storedHash;
    } else if (line.head) head = line.head;
    else unchained += 1;
  }
  if (!head) return broken(check.end().seq + 1, 'the end is missing');
  const { seq, hash } = check.end();
  if (head.seq !== seq || head.hash !== hash) return broken(seq + 1, 'a consent is missing');
  if (!isKept) return { ok: false, reason: 'the given hash is not in this chain' };
  return { ok: true, accountId, count: seq, unchained, hash };
}

function parseLine(text: string): Line | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Line) : undefined;
  } catch {
    return undefined;
  }
}
