import type { Sql } from '../database/index';
import { type JobLog, startWorker, type Worker } from '../jobs/index';
import { patientRetry, type RetryPolicy } from '../jobs/pure/index';
import type { SecretBox } from '../secrets/index';
import { mailPlace } from './createMailer';
import { type Mail, MailExpired, MailFailure, MailRefusal } from './sendSmtp';
import { claimMails, listenMails, settleMail, type WaitingMail } from './store/claimMails';

const pollMs = 5000;
const atOnce = 5;
/** Longer than sending an email can take. */
const leaseMs = 120_000;

type Deps = {
  sql: Sql;
  secrets: SecretBox;
  send: (mail: Mail) => Promise<void>;
  log: JobLog;
  retry?: RetryPolicy;
};

/** Sends queued emails, whichever server queued them, and retries those that failed while they are of use. [OWN-01] */
export function startMails({ sql, secrets, send, log, retry = patientRetry }: Deps): Worker {
  const trySend = async ({ mailId, sealed, leftMs }: WaitingMail): Promise<Error | undefined> => {
    try {
      if (leftMs !== null && leftMs <= 0) throw new MailExpired('The link in the email has expired.');
      await send(JSON.parse(secrets.open(mailPlace(mailId), sealed)) as Mail);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  };
  return startWorker<WaitingMail, Error | undefined>(
    {
      name: 'emails',
      pollMs,
      atOnce,
      describe: ({ mailId, tries }) => ({ mailId, tries }),
      listen: (wake) => listenMails(sql, wake),
      claim: ({ most }) => claimMails(sql, { most, leaseMs }),
      run: async (mail) => {
        const error = await trySend(mail);
        if (error === undefined || error instanceof MailRefusal) return { result: error };
        const leftMs = mail.leftMs ?? undefined;
        return { result: error, failure: { policy: retry, attempt: mail.tries, leftMs } };
      },
      settle: async ({ mailId, tries }, error, againMs) => {
        const line = againMs === undefined ? 'gave up on an email' : 'could not send an email; trying again';
        // Other errors may quote the email.
        const reason = error instanceof MailFailure ? error.message : undefined;
        if (error) log.error({ err: error, reason, mailId, tries }, line);
        const isOver = error === undefined || error instanceof MailExpired;
        await settleMail(sql, mailId, isOver ? { isOver } : { isOver, error: error.message, againMs });
      },
    },
    { log },
  );
}
