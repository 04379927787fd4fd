import type { Sql } from '../database/index';
import type { RefusalReason, TransientReason } from './pure/refusalReasons';
import { type CountedRefusal, upsertRefusals } from './store/upsertRefusals';

const writeEveryMs = 1000;
/** Anyone can invent websites: beyond this many between two writes we only count, without their names. */
const mostWaiting = 1000;

/** What was called: a form's sign-up, a text, or a form's wish for a reference to text. */
export type RefusedCall = 'opt_in' | 'text' | 'ref';

/** A rejected call. */
export type NotedRefusal = {
  call: RefusedCall;
  reason: RefusalReason | TransientReason;
  accountId: number | undefined;
  widgetId?: number | undefined;
  /** The website, if that's the reason. */
  host?: string | undefined;
};

/** Counts rejected calls, for metrics and for the owner. */
export type RefusalNotes = { note: (refusal: NotedRefusal) => void; close: () => Promise<void> };

type Listeners = {
  onRefusal: (call: RefusedCall, reason: NotedRefusal['reason']) => void;
  onFailure: (error: unknown) => void;
};

/** Opens the notes: counts in memory, writes in batches, and never while a visitor waits. [NET-12, OWN-11] */
export function createRefusalNotes(sql: Sql, { onRefusal, onFailure }: Listeners): RefusalNotes {
  let waiting = new Map<string, CountedRefusal>();
  let writing = Promise.resolve();

  const write = (): Promise<void> => {
    const rows = [...waiting.values()];
    waiting = new Map();
    if (rows.length > 0) writing = writing.then(() => upsertRefusals(sql, rows)).catch(onFailure);
    return writing;
  };
  const timer = setInterval(write, writeEveryMs);
  timer.unref();

  const add = (refusal: Omit<CountedRefusal, 'n'>): void => {
    const key = Object.values(refusal).join(' ');
    const known = waiting.get(key);
    if (known) known.n += 1;
    else if (waiting.size < mostWaiting || refusal.host === '') waiting.set(key, { ...refusal, n: 1 });
    else add({ ...refusal, host: '' });
  };
  return {
    note({ call, reason, accountId, widgetId = 0, host = '' }) {
      onRefusal(call, reason);
      if (accountId === undefined || !isForOwner(call, reason)) return;
      add({ accountId, widgetId, reason, host });
    },
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

/** Without a reference, the page offers the keyword: no visitor is lost. */
function isForOwner(call: RefusedCall, reason: NotedRefusal['reason']): reason is RefusalReason {
  return call !== 'ref' && reason !== 'unproven' && reason !== 'no_sender' && reason !== 'no_space';
}
