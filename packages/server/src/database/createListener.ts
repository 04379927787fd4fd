import postgres from 'postgres';
import type { Sql } from './Sql';

/** A database channel, and what to do with its notifications. */
export type Subscription = {
  channel: string;
  onNotification: (payload: string) => void;
  /** Called when it starts to listen, for the first time or again: it missed everything sent before. */
  onOpen: () => void;
};

/** How often to ask whether the connection still works, and how long it may take to answer. */
export type ListenTimes = { askEveryMs: number; answerTimeoutS: number };

/** The channels that a process listens to, over one connection. */
export type Listener = {
  /** Listens, and returns how to stop. */
  add: (subscription: Subscription) => () => Promise<void>;
  /** Ends the connection. */
  close: () => Promise<void>;
};

/** A listener owes no answer, so it's asked for one: a connection that the network forgot is replaced after at most 20 s. */
export const listenTimes: ListenTimes = { askEveryMs: 10_000, answerTimeoutS: 10 };

const pauseMs = 250;
const closeMs = 1000;
const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref());
const nameOf = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

/**
 * Listens over a connection of its own, with the options of a pool, and opens another whenever it is lost. The driver can listen too, but it
 * doesn't notice that a silent connection is dead, and in an outage it queues every channel again with every try. [OWN-05, D09]
 */
export function createListener(pool: Sql, { askEveryMs, answerTimeoutS }: ListenTimes): Listener {
  const all = new Set<Subscription>();
  let current: { sql: Sql; lose: () => void } | undefined;
  let running: Promise<void> | undefined;

  const notify = (channel: string, payload: string): void => {
    for (const one of all) if (one.channel === channel) one.onNotification(payload);
  };
  const connect = (onclose: () => void): Sql =>
    postgres({
      ...pool.options,
      max: 1,
      idle_timeout: null,
      max_lifetime: null,
      fetch_types: false,
      answer_timeout: answerTimeoutS,
      onclose,
      onnotify: notify,
    } as never) as unknown as Sql;

  /** Listens until the connection is lost. Nothing may wait for a connection: the driver would open another for it. */
  const connectOnce = async (): Promise<void> => {
    let lose = (): void => undefined;
    const lost = new Promise<void>((done) => {
      lose = () => {
        if (current?.sql === sql) current = undefined;
        done();
      };
    });
    const sql = connect(() => lose());
    const asking = setInterval(() => current && sql`select 1`.catch(lose), askEveryMs).unref();
    try {
      const first = [...all];
      await sql.unsafe(first.map(({ channel }) => `listen ${nameOf(channel)}`).join(';'));
      current = { sql, lose };
      for (const one of first) if (all.has(one)) one.onOpen();
      for (const one of all) if (!first.includes(one)) open(one);
      if (all.size > 0) await lost;
    } catch {
      // There is no database: the next try comes after the pause.
    } finally {
      if (current?.sql === sql) current = undefined;
      clearInterval(asking);
      await sql.end({ timeout: 0 });
    }
  };
  const open = (one: Subscription): void => {
    if (!current) return;
    const { sql, lose } = current;
    sql.unsafe(`listen ${nameOf(one.channel)}`).then(() => all.has(one) && one.onOpen(), lose);
  };
  const run = async (): Promise<void> => {
    while (all.size > 0) {
      await connectOnce();
      if (all.size > 0) await pause(pauseMs);
    }
    running = undefined;
  };
  const end = async (): Promise<void> => {
    current?.lose();
    // A database that is down doesn't answer.
    await Promise.race([running, pause(closeMs)]);
  };
  return {
    add: (subscription) => {
      // The same channel may have several subscriptions.
      const one = { ...subscription };
      all.add(one);
      running ??= run();
      open(one);
      return async () => {
        all.delete(one);
        if (all.size === 0) await end();
      };
    },
    close: async () => {
      all.clear();
      await end();
    },
  };
}
