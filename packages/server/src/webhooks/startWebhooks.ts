import type { Sql } from '../database/index';
import { type JobLog, startWorker, type Worker } from '../jobs/index';
import { patientRetry } from '../jobs/pure/index';
import type { SecretBox } from '../secrets/index';
import { postWebhook } from './postWebhook';
import {
  type Attempt,
  claimDeliveries,
  type DueDelivery,
  listenDeliveries,
  saveAttempt,
} from './store/claimDeliveries';

const pollMs = 5000;
const atOnce = 10;
/** Per webhook: its receiver may be slow. */
const mostOfOne = 3;
/** Longer than a post can take. */
const leaseMs = 60_000;

type Deps = { sql: Sql; secrets: SecretBox; allowsPrivate: boolean; log: JobLog };
type Result = Pick<Attempt, 'isDelivered' | 'status' | 'error' | 'ms'>;

const describe = ({ accountId, webhookId, deliveryId }: DueDelivery) => ({
  accountId,
  webhookId,
  deliveryId,
});

/** Sends what is due, whichever server queued it; several servers share the work, and no receiver holds up others. [OWN-15] */
export function startWebhooks({ sql, secrets, allowsPrivate, log }: Deps): Worker {
  const post = async ({ accountId, webhookId, sealedSecret, ...due }: DueDelivery) => {
    const secret = openSecret(() => secrets.open(`${accountId} webhook ${webhookId}`, sealedSecret));
    if (secret === undefined)
      return { isDelivered: false, status: null, error: 'secret_unreadable' as const };
    return await postWebhook({ ...due, secret, allowsPrivate });
  };
  return startWorker<DueDelivery, Result>(
    {
      name: 'webhooks',
      pollMs,
      atOnce,
      keyOf: ({ webhookId }) => webhookId,
      describe,
      listen: (wake) => listenDeliveries(sql, wake),
      claim: (request) => claimDeliveries(sql, { ...request, mostOfOne, leaseMs }),
      run: async (due) => {
        // Not with every try: its owner's system may be away for days.
        if (due.isNumberLost && due.tries === 1)
          log.warn(describe(due), 'sending a webhook without its phone number, which could not be decrypted');
        const started = performance.now();
        const posted = await post(due);
        const result = { ...posted, ms: Math.round(performance.now() - started) };
        return posted.isDelivered
          ? { result }
          : { result, failure: { policy: patientRetry, attempt: due.tries } };
      },
      settle: ({ accountId, deliveryId }, result, againMs) =>
        saveAttempt(sql, { accountId, deliveryId, ...result, againMs }),
    },
    { log },
  );
}

function openSecret(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
