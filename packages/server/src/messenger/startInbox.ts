import { lockAccounts, type Sender, selectSender } from '../accounts/index';
import type { AnySql, Sql } from '../database/index';
import { isDatabaseDown } from '../database/pure/index';
import { clampReportedTime } from '../formats/pure/index';
import { type JobLog, startPolling, type Worker } from '../jobs/index';
import { chooseRetry, doublePauses } from '../jobs/pure/index';
import type { MessengerLimits } from '../messages/pure/index';
import { type ErasedSender, listErased } from '../subscribers/index';
import { without } from './HandlingContext';
import { handleComment } from './handleComment';
import { handleThreadEvent } from './handleThreadEvent';
import {
  type ClaimedEvent,
  claimMessengerEvents,
  type EventEffect,
  postponeMessengerEvent,
  settleMessengerEvents,
} from './store/claimMessengerEvents';

/** Processes stored events; `wake` says that there are new ones. */
export type Inbox = Worker;

type Deps = { sql: Sql; log: JobLog; limits: MessengerLimits };

/**
 * Applies every stored event exactly once: effect and mark are one transaction, and several processes share the work.
 * Retries a failed one, finally parks it, and never holds up others. [OWN-14]
 */
export function startInbox(deps: Deps): Inbox {
  const { sweepMs: pollMs, eventsAtOnce } = deps.limits;
  return startPolling({
    name: 'Messenger events',
    pollMs,
    poll: () => applyBatch(deps, eventsAtOnce),
    log: deps.log,
  });
}

/** Applies some events in one transaction, and says whether there were any. If one of them fails, applies them one by one. */
async function applyBatch(deps: Deps, most: number): Promise<boolean> {
  let claimed: ClaimedEvent[] = [];
  try {
    const settled = await deps.sql.begin(async (transaction) => {
      claimed = await claimMessengerEvents(transaction, most);
      const accountIds = claimed.map(({ accountId }) => accountId);
      await lockAccounts(transaction, accountIds);
      // Read under the lock that an erasure takes, too.
      const erased = accountIds.length === 0 ? [] : await listErased(transaction, accountIds);
      const made: Settled[] = [];
      const senderOf = createSenderFinder(transaction);
      for (const one of claimed) {
        const sender = await senderOf(one.accountId);
        const effect = isErased(one, erased)
          ? without('nothing', 'erased')
          : await applyEvent(transaction, one, sender);
        made.push({ claimed: one, effect });
      }
      if (made.length > 0) await settleMessengerEvents(transaction, made);
      return made;
    });
    for (const one of settled) logOutcome(deps.log, one);
  } catch (error) {
    const [first] = claimed;
    if (!first) throw error;
    if (claimed.length === 1) await postponeEvent(deps, first, error);
    else for (const _ of claimed) await applyBatch(deps, 1);
  }
  return claimed.length > 0;
}

type Settled = { claimed: ClaimedEvent; effect: EventEffect };

function logOutcome(log: JobLog, { claimed: { accountId, event }, effect }: Settled): void {
  const details = { accountId, kind: event.kind, ...effect };
  if (effect.outcome === 'refused') log.warn(details, 'rejected a Messenger event');
  else log.info(details, 'handled a Messenger event');
}

async function postponeEvent(
  { sql, log, limits }: Deps,
  claimed: ClaimedEvent,
  error: unknown,
): Promise<void> {
  const { accountId, event, tries: before } = claimed;
  // An outage of the database isn't the event's fault. If it is still down, this throws.
  const tries = isDatabaseDown(error) ? before : before + 1;
  const { firstRetryMs, mostTries } = limits;
  const policy = { pausesMs: doublePauses(firstRetryMs, Number.POSITIVE_INFINITY, mostTries - 1), spread: 0 };
  const againMs = chooseRetry({ policy, attempt: Math.max(tries, 1) }, 0);
  await postponeMessengerEvent(sql, claimed, { tries, againMs, error: (error as Error).message });
  const text =
    againMs === undefined ? 'parked a Messenger event' : 'a Messenger event failed; trying again later';
  log.error({ accountId, kind: event.kind, tries, err: error }, text);
}

/** Events of one account often arrive together. */
function createSenderFinder(sql: AnySql): (accountId: number) => Promise<Sender> {
  const senders = new Map<number, Sender>();
  return async (accountId) => {
    const sender = senders.get(accountId) ?? (await selectSender(sql, accountId));
    senders.set(accountId, sender);
    return sender;
  };
}

/** Was its person erased after it arrived? It would bring them back. [OWN-12, C68] */
const isErased = ({ accountId, event, receivedAt }: ClaimedEvent, erased: readonly ErasedSender[]): boolean =>
  erased.some(
    (one) =>
      one.accountId === accountId &&
      one.erasedAt >= receivedAt &&
      ((event.senderId !== null && event.senderId === one.messengerId) ||
        (event.kind !== 'comment' && event.userRef !== null && event.userRef === one.userRef)),
  );

async function applyEvent(
  sql: AnySql,
  { accountId, event }: ClaimedEvent,
  sender: Sender,
): Promise<EventEffect> {
  const nowMs = Date.now();
  const deps = { sql, accountId, ...sender, nowMs };
  const atMs = clampReportedTime(event.atMs, nowMs);
  if (event.kind !== 'comment') return await handleThreadEvent(deps, { ...event, atMs });
  return sender.isClosed
    ? without('refused', 'account_closed')
    : await handleComment(deps, { ...event, atMs });
}
