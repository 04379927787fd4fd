import { findPageName, lockAccounts } from '../accounts/index';
import type { AnySql, Sql } from '../database/index';
import { isDatabaseDown } from '../database/pure/index';
import type { MessengerLimits } from '../messages/pure/index';
import { readSaidTime } from './pure/readSaidTime';
import {
  type EventEffect,
  pruneMessengerInbox,
  putOffMessengerEvent,
  settleMessengerEvents,
  type TakenEvent,
  takeMessengerEvents,
} from './store/takeMessengerEvents';
import { takeComment } from './takeComment';
import { takeThreadEvent } from './takeThreadEvent';

type Log = Record<'info' | 'warn' | 'error', (values: object, text: string) => void>;

/** Processes stored events; `wake` says that there are new ones. */
export type Inbox = { wake: () => void; stop: () => Promise<void> };

type Input = { sql: Sql; log: Log; limits: MessengerLimits };

/**
 * Applies every stored event exactly once: effect and mark are one transaction, and several processes share the work.
 * Retries a failed one, finally parks it, and never holds up others. [OWN-14]
 */
export function startInbox({ sql, log, limits }: Input): Inbox {
  const state = { isStopping: false, isDown: false };
  const workers = Array.from({ length: limits.workers }, () => createWorker({ sql, log, limits }, state));
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  const sweeper = setInterval(wake, limits.sweepMs);
  const pruner = setInterval(() => {
    pruneMessengerInbox(sql, limits.keepDays).catch((error: unknown) =>
      log.error({ err: error }, 'could not delete old Messenger event ids'),
    );
  }, limits.upkeepMs);
  sweeper.unref();
  pruner.unref();
  return {
    wake,
    stop: async () => {
      state.isStopping = true;
      clearInterval(sweeper);
      clearInterval(pruner);
      await Promise.all(workers.map((worker) => worker.ended()));
    },
  };
}

type State = { isStopping: boolean; isDown: boolean };

function createWorker(input: Input, state: State) {
  let [isAwake, isAtWork] = [false, false];
  let working = Promise.resolve();
  const work = async (): Promise<void> => {
    try {
      while (isAwake && !state.isStopping) {
        isAwake = false;
        if (await takeSome(input, input.limits.eventsAtOnce)) isAwake = true;
        state.isDown = false;
      }
    } catch (error) {
      isAwake = false;
      if (!state.isDown) input.log.error({ err: error }, 'Messenger events are waiting for the database');
      state.isDown = true;
    }
    isAtWork = false;
  };
  return {
    wake: () => {
      isAwake = true;
      if (isAtWork || state.isStopping) return;
      isAtWork = true;
      working = work();
    },
    ended: () => working,
  };
}

/** Takes some events in one transaction, and says whether there were any. If one of them fails, takes them one by one. */
async function takeSome(input: Input, most: number): Promise<boolean> {
  let taken: TakenEvent[] = [];
  try {
    const settled = await input.sql.begin(async (transaction) => {
      taken = await takeMessengerEvents(transaction, most);
      await lockAccounts(
        transaction,
        taken.map(({ accountId }) => accountId),
      );
      const made: Settled[] = [];
      const nameOf = createNameFinder(transaction);
      for (const one of taken) {
        const pageName = await nameOf(one.accountId);
        made.push({ taken: one, effect: await takeEffect(transaction, one, pageName) });
      }
      if (made.length > 0) await settleMessengerEvents(transaction, made);
      return made;
    });
    for (const one of settled) tell(input.log, one);
  } catch (error) {
    const [first] = taken;
    if (!first) throw error;
    if (taken.length === 1) await putOff(input, first, error);
    else for (const _ of taken) await takeSome(input, 1);
  }
  return taken.length > 0;
}

type Settled = { taken: TakenEvent; effect: EventEffect };

function tell(log: Log, { taken: { accountId, event }, effect }: Settled): void {
  const told = { accountId, kind: event.kind, ...effect };
  if (effect.outcome === 'refused') log.warn(told, 'rejected a Messenger event');
  else log.info(told, 'handled a Messenger event');
}

async function putOff({ sql, log, limits }: Input, taken: TakenEvent, error: unknown): Promise<void> {
  const { accountId, event, tries: before } = taken;
  // An outage of the database isn't the event's fault. If it is still down, this throws.
  const tries = isDatabaseDown(error) ? before : before + 1;
  const isParked = tries >= limits.mostTries;
  await putOffMessengerEvent(sql, taken, { tries, isParked, afterMs: limits.firstRetryMs * 2 ** before });
  const text = isParked ? 'parked a Messenger event' : 'a Messenger event failed; trying again later';
  log.error({ accountId, kind: event.kind, tries, err: error }, text);
}

/** Events of one account often arrive together. */
function createNameFinder(sql: AnySql): (accountId: number) => Promise<string> {
  const names = new Map<number, string>();
  return async (accountId) => {
    const name = names.get(accountId) ?? (await findPageName(sql, accountId));
    names.set(accountId, name);
    return name;
  };
}

async function takeEffect(
  sql: AnySql,
  { accountId, event }: TakenEvent,
  pageName: string,
): Promise<EventEffect> {
  const nowMs = Date.now();
  const hands = { sql, accountId, pageName, nowMs };
  const atMs = readSaidTime(event.atMs, nowMs);
  return event.kind === 'comment'
    ? await takeComment(hands, { ...event, atMs })
    : await takeThreadEvent(hands, { ...event, atMs });
}
