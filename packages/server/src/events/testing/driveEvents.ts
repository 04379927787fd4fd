import { calls } from '@beckon/contract';
import { generateId } from '../../database/index';
import { buildEventBody } from '../../testing/postEvent';

/** What the driver recorded: every event it sent, and every acknowledged one. */
export type Ledger = {
  sent: Map<string, { isMoney: boolean }>;
  acknowledged: Set<string>;
  /** How often it sent something again. */
  repeats: number;
  refused: string[];
  /** The longest time without any acknowledgment. */
  longestGapMs: number;
};

/** Load that can be watched and stopped. */
export type Driver = {
  ledger: Ledger;
  /** No new events; resolves when all sent ones are acknowledged. */
  finish: () => Promise<void>;
};

const ok = 200;
const patienceMs = 5000;
/** Every fifth event is a sale, and every seventh is sent twice at once, as before a redirect. */
const [moneyEvery, twiceEvery] = [5, 7];

/** The amount of every sale, in cents. */
export const saleMinor = 250;

/** Sends events from many pages at once, each until it is acknowledged, as pages do: same id, again and again. */
export function driveEvents(input: { url: string; token: string; lanes: number }): Driver {
  const { url, token, lanes } = input;
  const ledger: Ledger = {
    sent: new Map(),
    acknowledged: new Set(),
    repeats: 0,
    refused: [],
    longestGapMs: 0,
  };
  let [isEnding, lastMs] = [false, performance.now()];

  async function post(path: string, body: string, lane: number): Promise<number> {
    try {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        // Each page has its own address, so that none is rate-limited.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(lane, ledger.sent.size) },
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
  async function sendOne(lane: number): Promise<void> {
    const id = generateId();
    const count = ledger.sent.size;
    const isMoney = count % moneyEvery === 0;
    ledger.sent.set(id, { isMoney });
    const body = isMoney
      ? { event: 'bought', account_id: 1001, token, weight: '2.50', currency: 'USD', event_id: id }
      : buildEventBody({ event: 'impression', payload: { widget_id: 5001 }, event_id: id });
    const path = isMoney ? calls.logMoneyEvent.path : calls.logEvent.path;
    const text = JSON.stringify(body);
    const extra = count % twiceEvery === 0 ? post(path, text, lane) : undefined;
    for (;;) {
      const status = await post(path, text, lane);
      if (status === ok) break;
      if (status > 0 && status < 429) ledger.refused.push(`${status} ${path}`);
      if (status > 0 && status < 429) return;
      ledger.repeats += 1;
      await new Promise((done) => setTimeout(done, 20));
    }
    await extra;
    ledger.acknowledged.add(id);
    ledger.longestGapMs = Math.max(ledger.longestGapMs, performance.now() - lastMs);
    lastMs = performance.now();
  }
  const run = async (lane: number): Promise<void> => {
    while (!isEnding) await sendOne(lane);
  };
  const running = Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return {
    ledger,
    finish: async () => {
      isEnding = true;
      await running;
    },
  };
}

const octet = 256;
const addressOf = (lane: number, count: number): string =>
  `10.${lane % octet}.${(count >> 8) % octet}.${count % octet}`;
