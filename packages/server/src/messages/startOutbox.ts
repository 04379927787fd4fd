import { setTimeout } from 'node:timers/promises';
import type { Sql } from '../database/index';
import { chooseProvider } from './chooseProvider';
import { explainFailure } from './explainFailure';
import type { Providers, SendOutcome } from './Provider';
import { chooseRetry } from './pure/chooseRetry';
import { waitForDay } from './pure/waitForDay';
import { outboxWake } from './store/enqueueMessage';
import { type Settlement, settleMessage } from './store/settleMessage';
import { suppress } from './store/suppress';
import { type TakenMessage, takeMessages } from './store/takeMessages';

type Log = Record<'info' | 'warn' | 'error', (values: object, text: string) => void>;

/** The settings of a worker. */
export type OutboxTimes = {
  /** Messages in progress at the same moment. */
  atOnce: number;
  /** How long a message belongs to the process that claimed it; longer than any provider may take. */
  leaseMs: number;
  /** How often to look without being woken: for later messages, and after an outage. */
  pollMs: number;
};

/** The usual times. [OWN-13] */
export const outboxTimes: OutboxTimes = { atOnce: 8, leaseMs: 60_000, pollMs: 1000 };

const farewellMs = 1000;

/** A running worker. */
export type Outbox = { stop: () => Promise<void> };

type Input = {
  sql: Sql;
  providers: Providers;
  log: Log;
  times?: OutboxTimes;
  /** From 0 to 1. */
  chance?: () => number;
  /** The time of day, which decides whether a late text waits until morning. */
  nowMs?: () => number;
};

/**
 * Sends what is queued, in any number of processes: one of them claims each message. If a process was killed, its messages
 * are sent again only if that can't duplicate them. Wakes up when something is queued. [OWN-13]
 */
export async function startOutbox(input: Input): Promise<Outbox> {
  const { sql, providers, log, times = outboxTimes, chance = Math.random, nowMs = Date.now } = input;
  const underWay = new Set<Promise<void>>();
  let [isStopping, isTaking, isWoken, isDown] = [false, false, false, false];

  async function take(): Promise<void> {
    isWoken = false;
    const free = times.atOnce - underWay.size;
    if (free <= 0) return;
    const taken = await takeMessages(sql, { most: free, leaseMs: times.leaseMs });
    isDown = false;
    for (const message of taken.filter(({ isCancelled }) => !isCancelled)) {
      const delivery = deliver({ sql, providers, log, chance, nowMs }, message).finally(() => {
        underWay.delete(delivery);
        wake();
      });
      underWay.add(delivery);
    }
    if (taken.length > 0) isWoken = true;
  }

  /** One look at a time; waking it during a look makes it look again. */
  async function run(): Promise<void> {
    isTaking = true;
    try {
      do await take();
      while (isWoken && !isStopping);
    } catch (error) {
      if (!isDown) log.error({ err: error }, 'could not read messages from the outbox');
      isDown = true;
    }
    isTaking = false;
  }

  let running = Promise.resolve();
  function wake(): void {
    isWoken = true;
    if (!isTaking && !isStopping) running = run();
  }

  const listening = await sql.listen(outboxWake, wake, wake);
  const timer = setInterval(wake, times.pollMs);
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      // We can't reach a database that is down; the connection ends with the process.
      await Promise.race([
        listening.unlisten().catch(() => undefined),
        setTimeout(farewellMs, undefined, { ref: false }),
      ]);
      await running;
      await Promise.allSettled(underWay);
    },
  };
}

type Hands = { sql: Sql; providers: Providers; log: Log; chance: () => number; nowMs: () => number };

async function deliver(hands: Hands, message: TakenMessage): Promise<void> {
  const { sql, providers, log, chance, nowMs } = hands;
  const waitMs = message.isInterrupted ? 0 : waitForDay(message, nowMs());
  if (waitMs > 0) return await putOff(sql, message, { waitMs, log });
  const outcome = await attempt(providers, message);
  const settlement = settle(message, outcome, chance());
  const { messageId, accountId, channel, provider } = message;
  const told = { messageId, accountId, channel, provider, attempt: message.attempt, error: settlement.error };
  try {
    if (outcome.type === 'cancelled') await suppress(sql, message, { reason: 'provider' });
    await settleMessage(sql, settlement);
    const [level, line] = settlement.state === 'failed' ? lines.failed : lines[outcome.type];
    log[level](told, line);
  } catch (error) {
    // After its lease it comes up again, as interrupted.
    log.error({ ...told, err: error }, 'could not store the result of a message');
  }
}

async function putOff(
  sql: Sql,
  { messageId, attempt: times, provider }: TakenMessage,
  { waitMs, log }: { waitMs: number; log: Log },
): Promise<void> {
  const error = 'it is night at the destination';
  try {
    await settleMessage(sql, {
      messageId,
      attempt: times,
      provider,
      state: 'queued',
      error,
      afterMs: waitMs,
    });
  } catch (problem) {
    log.error({ messageId, err: problem }, 'could not store the result of a message');
  }
}

const lines: Record<SendOutcome['type'], [keyof Log, string]> = {
  sent: ['info', 'message sent'],
  retry: ['warn', 'message failed; trying again later'],
  held: ['error', 'message waits until its owner fixes the provider settings'],
  unknown: ['error', 'message may or may not have arrived; not sending it again'],
  failed: ['warn', 'message not sent'],
  cancelled: ['warn', 'message not sent'],
};

const interrupted = 'the process that was sending it ended or did not finish in time';

async function attempt(providers: Providers, message: TakenMessage): Promise<SendOutcome> {
  const chosen = chooseProvider(providers, message.provider);
  if (!chosen.ok) return { type: 'held', error: chosen.error };
  const { provider } = chosen;
  if (message.isInterrupted && !provider.isRepeatable) return { type: 'unknown', error: interrupted };
  try {
    return await provider.send(message);
  } catch (error) {
    const why = explainFailure(error);
    return provider.isRepeatable ? { type: 'retry', error: (error as Error).message } : why;
  }
}

function settle(message: TakenMessage, outcome: SendOutcome, chance: number): Settlement {
  const { messageId, attempt: times, provider, ageMs } = message;
  const same = { messageId, attempt: times, provider };
  if (outcome.type === 'sent') return { ...same, state: 'sent', providerId: outcome.providerId };
  const { type, error } = outcome;
  if (type !== 'retry' && type !== 'held') return { ...same, state: type, error };
  const askedMs = type === 'retry' ? outcome.afterMs : undefined;
  const afterMs = chooseRetry({ attempt: times, askedMs, isHeld: type === 'held', ageMs, chance });
  if (afterMs === undefined) return { ...same, state: 'failed', error: `gave up: ${error}` };
  return { ...same, state: 'queued', error, afterMs };
}
