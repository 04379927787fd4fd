import { explain } from '@beckon/contract/data/explain';
import { hasPhones } from '@beckon/contract/messageChannels';
import { type Sql, startListening, transact } from '../database/index';
import { type ClaimRequest, type Ended, type JobLog, startWorker, type Worker } from '../jobs/index';
import { isSealed } from '../numbers/index';
import { labelProvider } from '../providers/pure/index';
import { explainFailure } from './explainFailure';
import type { Provider, Providers, SendOutcome } from './Provider';
import { messageRetries } from './pure/messageRetries';
import { waitForDay } from './pure/waitForDay';
import { type ClaimedMessage, claimMessages } from './store/claimMessages';
import { outboxWake } from './store/enqueueMessage';
import { type Settlement, settleMessage } from './store/settleMessage';
import { suppress } from './store/suppress';

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
const outboxTimes: OutboxTimes = { atOnce: 8, leaseMs: 60_000, pollMs: 1000 };

/** A running worker. */
export type Outbox = Worker;

type Deps = {
  sql: Sql;
  providers: Providers;
  log: JobLog;
  times?: OutboxTimes;
  /** From 0 to 1. */
  chance?: () => number;
  /** The time of day, which decides whether a late text waits until morning. */
  nowMs?: () => number;
};

/** The outcome of an attempt, or that there was none because it is night at the destination. */
type Outcome = SendOutcome | { type: 'night'; error: string; waitMs: number };

/**
 * Sends what is queued, in any number of processes: one of them claims each message. If a process was killed, its messages
 * are sent again only if that can't duplicate them. Wakes up when something is queued. [OWN-13]
 */
export function startOutbox(deps: Deps): Outbox {
  const { sql, providers, log, times = outboxTimes, chance, nowMs = Date.now } = deps;
  return startWorker<ClaimedMessage, Outcome>(
    {
      name: 'outbox',
      ...times,
      describe: ({ messageId, accountId, channel, provider, attempt }) => ({
        ...{ messageId, accountId, channel, provider, attempt },
      }),
      listen: (wake) => startListening(sql, { channel: outboxWake, onNotification: wake, onOpen: wake }),
      claim: (request) => claimOpen(sql, request, times.leaseMs),
      run: (message) => deliver(providers, message, nowMs()),
      settle: (message, outcome, againMs) => settle({ sql, log }, message, { outcome, againMs }),
    },
    { log, chance },
  );
}

/** Claims messages until some are to be sent, or none are due: those that STOP has canceled are done. */
async function claimOpen(sql: Sql, request: ClaimRequest, leaseMs: number): Promise<ClaimedMessage[]> {
  for (;;) {
    const claimed = await claimMessages(sql, { ...request, leaseMs });
    const open = claimed.filter(({ isCancelled }) => !isCancelled);
    if (open.length > 0 || claimed.length === 0) return open;
  }
}

async function deliver(
  providers: Providers,
  message: ClaimedMessage,
  nowMs: number,
): Promise<Ended<Outcome>> {
  const waitMs = message.isInterrupted ? 0 : waitForDay(message, nowMs);
  if (waitMs > 0) return { result: { type: 'night', error: explain('night').message, waitMs } };
  const result = await send(providers, message);
  if (result.type !== 'retry' && result.type !== 'held') return { result };
  const askedMs = result.type === 'retry' ? result.afterMs : undefined;
  const { tries, heldTimes, ageMs } = message;
  const attempt = result.type === 'held' ? heldTimes + 1 : tries;
  return { result, failure: { policy: messageRetries[result.type], attempt, ageMs, askedMs } };
}

async function send(providers: Providers, message: ClaimedMessage): Promise<SendOutcome> {
  // It isn't a number, so nothing is sent to it.
  if (hasPhones(message.channel) && isSealed(message.recipient))
    return { type: 'failed', error: explain('damaged_number').message };
  const chosen = chooseProvider(providers, message.provider);
  // Before anything else: once it waits for its owner, nobody knows anymore that it may have left.
  if (message.isInterrupted && !(chosen.ok && chosen.provider.isRepeatable)) {
    return { type: 'unknown', error: explain('interrupted').message };
  }
  if (!chosen.ok) return { type: 'held', error: chosen.error };
  const { provider } = chosen;
  try {
    return await provider.send(message);
  } catch (error) {
    const why = explainFailure(error);
    return provider.isRepeatable ? { type: 'retry', error: (error as Error).message } : why;
  }
}

/** The provider of an account's channel, or a sentence that says what its owner must do. */
type ChosenProvider = { ok: true; provider: Provider } | { ok: false; error: string };

/** Finds the provider that an account chose for a channel. [OWN-13] */
function chooseProvider(providers: Providers, name: string): ChosenProvider {
  if (name === 'none') return { ok: false, error: explain('channel_off').message };
  const provider = providers[name];
  if (provider) return { ok: true, provider };
  return { ok: false, error: explain('not_connected', { name: labelProvider(name) }).message };
}

const lines: Record<SendOutcome['type'], [keyof JobLog, string]> = {
  sent: ['info', 'message sent'],
  retry: ['warn', 'message failed; trying again later'],
  held: ['error', 'message waits until its owner fixes the provider settings'],
  unknown: ['error', 'message may or may not have arrived; not sending it again'],
  failed: ['warn', 'message not sent'],
  cancelled: ['warn', 'message not sent'],
};

type Result = { outcome: Outcome; againMs: number | undefined };

async function settle(
  { sql, log }: Pick<Deps, 'sql' | 'log'>,
  message: ClaimedMessage,
  { outcome, againMs }: Result,
): Promise<void> {
  const { messageId, accountId, channel, provider, attempt } = message;
  const settlement = { accountId, messageId, attempt, provider, ...chooseState(outcome, againMs) };
  if (outcome.type === 'cancelled')
    await transact(sql, (transaction) => suppress(transaction, message, { reason: 'provider' }));
  await settleMessage(sql, settlement);
  if (outcome.type === 'night') return;
  const [level, line] = settlement.state === 'failed' ? lines.failed : lines[outcome.type];
  log[level]({ messageId, accountId, channel, provider, attempt, error: settlement.error }, line);
}

type NextState = Pick<Settlement, 'state' | 'providerId' | 'error' | 'afterMs' | 'waitsFor'>;

function chooseState(outcome: Outcome, againMs: number | undefined): NextState {
  if (outcome.type === 'sent') return { state: 'sent', providerId: outcome.providerId };
  const { type, error } = outcome;
  if (type === 'night') return { state: 'queued', error, afterMs: outcome.waitMs, waitsFor: 'morning' };
  if (type !== 'retry' && type !== 'held') return { state: type, error };
  if (againMs === undefined) return { state: 'failed', error };
  return { state: 'queued', error, afterMs: againMs, ...(type === 'held' && { waitsFor: 'owner' as const }) };
}
