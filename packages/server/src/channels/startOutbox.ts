import { setTimeout } from 'node:timers/promises';
import type { Sql } from '../database/Sql';
import { chooseRetry } from '../rules/chooseRetry';
import { outboxWake } from '../store/enqueueMessage';
import { type Settlement, settleMessage } from '../store/settleMessage';
import { suppress } from '../store/suppress';
import { type TakenMessage, takeMessages } from '../store/takeMessages';
import { chooseProvider } from './chooseProvider';
import type { Providers, SendOutcome } from './Provider';

type Log = Record<'info' | 'warn' | 'error', (values: object, text: string) => void>;

/** How a worker goes about it. */
export type OutboxTimes = {
  /** Messages under way at the same moment. */
  atOnce: number;
  /** How long a message belongs to the process that took it; longer than any provider may take. */
  leaseMs: number;
  /** How often it looks without having been woken: for what is due later, and after an outage. */
  pollMs: number;
};

/** The usual times. [OWN-13] */
export const outboxTimes: OutboxTimes = { atOnce: 8, leaseMs: 60_000, pollMs: 1000 };

const farewellMs = 1000;

/** A worker that is under way. */
export type Outbox = { stop: () => Promise<void> };

type Input = { sql: Sql; providers: Providers; log: Log; times?: OutboxTimes };

/**
 * Sends what is queued, in as many processes as there are: each message is taken by one of them, and those of a process that
 * was killed by another. It is woken when something is queued. [OWN-13]
 */
export async function startOutbox({ sql, providers, log, times = outboxTimes }: Input): Promise<Outbox> {
  const underWay = new Set<Promise<void>>();
  let [isStopping, isTaking, isWoken, isDown] = [false, false, false, false];

  async function take(): Promise<void> {
    isWoken = false;
    const free = times.atOnce - underWay.size;
    if (free <= 0) return;
    const taken = await takeMessages(sql, { most: free, leaseMs: times.leaseMs });
    isDown = false;
    for (const message of taken.filter(({ isCancelled }) => !isCancelled)) {
      const delivery = deliver({ sql, providers, log }, message).finally(() => {
        underWay.delete(delivery);
        wake();
      });
      underWay.add(delivery);
    }
    if (taken.length > 0) isWoken = true;
  }

  /** One look at a time; whoever wakes it meanwhile makes it look again. */
  async function run(): Promise<void> {
    isTaking = true;
    try {
      do await take();
      while (isWoken && !isStopping);
    } catch (error) {
      if (!isDown) log.error({ err: error }, 'messages could not be taken from the outbox');
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
      // A database that is away cannot be told; the connection ends with the process.
      await Promise.race([
        listening.unlisten().catch(() => undefined),
        setTimeout(farewellMs, undefined, { ref: false }),
      ]);
      await running;
      await Promise.allSettled(underWay);
    },
  };
}

type Hands = { sql: Sql; providers: Providers; log: Log };

async function deliver({ sql, providers, log }: Hands, message: TakenMessage): Promise<void> {
  const outcome = await attempt(providers, message);
  const settlement = settle(message, outcome);
  const { messageId, accountId, channel, provider } = message;
  const told = { messageId, accountId, channel, provider, attempt: message.attempt, error: settlement.error };
  try {
    if (outcome.type === 'cancelled') await suppress(sql, message, 'provider');
    await settleMessage(sql, settlement);
    if (settlement.state === 'sent') log.info(told, 'message sent');
    else if (settlement.state === 'queued') log.warn(told, 'message is tried again later');
    else log.warn(told, 'message not sent');
  } catch (error) {
    // It comes up again when the lease is over.
    log.error({ ...told, err: error }, 'the end of a message could not be written');
  }
}

async function attempt(providers: Providers, message: TakenMessage): Promise<SendOutcome> {
  const chosen = chooseProvider(providers, message.provider);
  if (!chosen.ok) return { type: 'failed', error: chosen.error };
  try {
    return await chosen.provider.send(message);
  } catch (error) {
    return { type: 'retry', error: error instanceof Error ? error.message : 'the provider failed' };
  }
}

function settle(message: TakenMessage, outcome: SendOutcome): Settlement {
  const { messageId, attempt, provider } = message;
  const same = { messageId, attempt, provider };
  if (outcome.type === 'sent') return { ...same, state: 'sent', providerId: outcome.providerId };
  if (outcome.type !== 'retry') return { ...same, state: outcome.type, error: outcome.error };
  const afterMs = chooseRetry(attempt, outcome.afterMs);
  if (afterMs === undefined) return { ...same, state: 'failed', error: `given up: ${outcome.error}` };
  return { ...same, state: 'queued', error: outcome.error, afterMs };
}
