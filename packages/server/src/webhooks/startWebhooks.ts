import type { Sql } from '../database/index';
import { backOffS } from '../jobs/pure/index';
import type { SecretBox } from '../secrets/index';
import { postWebhook } from './postWebhook';
import {
  clearDeliveries,
  type DueDelivery,
  listenDeliveries,
  saveAttempt,
  takeDeliveries,
} from './store/takeDeliveries';

const lookEveryMs = 5000;
const mostAtOnce = 10;
/** Per webhook: its receiver may be slow. */
const mostOfOne = 3;
const unsealed =
  'could not decrypt the secret of this webhook: create the webhook again, or restore SECRET_KEY';
/** Longer than a post can take. */
const leaseS = 60;
const keepDays = 30;
const clearEveryMs = 3_600_000;

type Parts = {
  sql: Sql;
  secrets: SecretBox;
  allowsPrivate: boolean;
  onFailure: (error: unknown) => void;
  chance?: () => number;
  backOff?: typeof backOffS;
};

/** Sends what is due, whichever server queued it; several servers share the work. Returns how to stop. [OWN-15] */
export function startWebhooks({
  sql,
  secrets,
  allowsPrivate,
  onFailure,
  chance = Math.random,
  backOff = backOffS,
}: Parts): () => Promise<void> {
  let isEnding = false;
  let isWanted = false;
  let running: Promise<void> | undefined;

  const underWay = new Map<Promise<void>, string>();
  const countUnderWay = () => {
    const counts = new Map<string, number>();
    for (const webhookId of underWay.values()) counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
    return counts;
  };

  const deliver = async (due: DueDelivery): Promise<void> => {
    const { accountId, deliveryId, tries } = due;
    const started = performance.now();
    const result = await attempt(due);
    const ms = Math.round(performance.now() - started);
    const againS = result.isDelivered ? undefined : backOff(tries, chance());
    await saveAttempt(sql, { accountId, deliveryId, ...result, ms, againS });
  };
  const attempt = async ({ accountId, webhookId, sealedSecret, ...due }: DueDelivery) => {
    const secret = readSecret(() => secrets.open(`${accountId} webhook ${webhookId}`, sealedSecret));
    if (secret === undefined) return { isDelivered: false, status: null, error: unsealed };
    return await postWebhook({ ...due, secret, allowsPrivate });
  };
  /** Takes as many as there are free workers; a slow receiver doesn't hold up others. */
  const take = async (): Promise<void> => {
    isWanted = false;
    const most = mostAtOnce - underWay.size;
    if (most <= 0) return;
    const taken = await takeDeliveries(sql, { most, mostOfOne, leaseS, underWay: countUnderWay() });
    for (const due of taken) {
      const delivery = deliver(due)
        .catch(onFailure)
        .finally(() => {
          underWay.delete(delivery);
          wake();
        });
      underWay.set(delivery, due.webhookId);
    }
  };
  const run = async (): Promise<void> => {
    do await take();
    while (isWanted && !isEnding);
  };
  const wake = () => {
    isWanted = true;
    if (isEnding) return;
    running ??= run()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        if (isWanted && !isEnding && underWay.size < mostAtOnce) wake();
      });
  };
  const unlisten = listenDeliveries(sql, wake);
  const timers = [
    setInterval(wake, lookEveryMs),
    setInterval(() => clearDeliveries(sql, keepDays).catch(onFailure), clearEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    isEnding = true;
    for (const timer of timers) clearInterval(timer);
    await running;
    await Promise.all(underWay.keys());
    await unlisten();
  };
}

function readSecret(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
