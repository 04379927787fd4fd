import type { LoadBook } from './LoadBook';

/** The kind of call: one that writes to the database, one that pages load, or one that queries the database. */
export type CallKind = 'writes' | 'reads' | 'queries';

/** Sends a call and records the answer; status 0: none at all. */
export type Send = (
  path: string,
  init: RequestInit,
  kind: CallKind,
) => Promise<{ status: number; text: string; cookie: string }>;

/** A busy machine may take long for a password; anything longer hangs. */
const patienceMs = 30_000;
const octet = 256;
const conflict = 409;

/** Creates the sender of a load: each call comes from its own address, so that none is rate-limited. */
export function createSender(url: string, book: LoadBook): Send {
  const last = { writes: performance.now(), reads: performance.now(), queries: performance.now() };
  let count = 0;

  function note(answer: Response, kind: CallKind, path: string): void {
    book.answers += 1;
    if (answer.ok || answer.status === conflict) {
      const now = performance.now();
      book.longestGapMs[kind] = Math.max(book.longestGapMs[kind], now - Math.max(last[kind], book.sinceMs));
      last[kind] = now;
      return;
    }
    const name = `${answer.status} ${answer.headers.get('retry-after') === null ? 'without Retry-After' : 'with Retry-After'}`;
    book.refusals.set(name, (book.refusals.get(name) ?? 0) + 1);
    if (name !== '503 with Retry-After') book.strange.push(`${path}: ${name}`);
  }

  return async (path, init, kind) => {
    count += 1;
    const address = `10.${(count >> 16) % octet}.${(count >> 8) % octet}.${count % octet}`;
    const headers = { 'x-forwarded-for': address, ...(init.headers as object) };
    try {
      const answer = await fetch(`${url}${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await answer.text();
      note(answer, kind, path);
      return { status: answer.status, text, cookie: answer.headers.get('set-cookie') ?? '' };
    } catch (error) {
      book.strange.push(`${path}: ${String(error)} ${String((error as Error).cause ?? '')}`);
      return { status: 0, text: '', cookie: '' };
    }
  };
}
