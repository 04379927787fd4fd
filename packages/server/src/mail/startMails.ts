import type { Sql } from '../database/index';
import { backOffS } from '../jobs/pure/index';
import type { SecretBox } from '../secrets/index';
import { mailPlace } from './createMailer';
import { type Mail, MailRefusal } from './sendSmtp';
import { listenMails, settleMail, takeMails, type WaitingMail } from './store/takeMails';

const lookEveryMs = 5000;
const mostAtOnce = 5;
/** Longer than sending an email can take. */
const leaseS = 120;

type Parts = {
  sql: Sql;
  secrets: SecretBox;
  send: (mail: Mail) => Promise<void>;
  log: { error: (values: object, text: string) => void };
  chance?: () => number;
  backOff?: typeof backOffS;
};

/** The pause before the next try; none if the email would be useless by then. */
const waitWithin = (againS: number | undefined, leftS: number | null) =>
  againS === undefined || (leftS !== null && againS >= leftS) ? undefined : againS;

/** Sends queued emails, whichever server queued them, and retries those that failed. Returns how to stop. [OWN-01] */
export function startMails({
  sql,
  secrets,
  send,
  log,
  chance = Math.random,
  backOff = backOffS,
}: Parts): () => Promise<void> {
  let [isEnding, isWanted] = [false, false];
  let running: Promise<void> | undefined;

  const deliver = async ({ mailId, sealed, tries, leftS }: WaitingMail): Promise<void> => {
    try {
      if (leftS !== null && leftS <= 0) throw new MailRefusal('The link in the email has expired.');
      await send(JSON.parse(secrets.open(mailPlace(mailId), sealed)) as Mail);
      await settleMail(sql, mailId, undefined);
    } catch (error) {
      const againS = error instanceof MailRefusal ? undefined : waitWithin(backOff(tries, chance()), leftS);
      const line = againS === undefined ? 'gave up on an email' : 'could not send an email; trying again';
      log.error({ err: error, mailId, tries }, line);
      await settleMail(sql, mailId, againS);
    }
  };
  const run = async (): Promise<void> => {
    while (isWanted && !isEnding) {
      isWanted = false;
      const due = await takeMails(sql, { most: mostAtOnce, leaseS });
      await Promise.all(due.map(deliver));
      if (due.length > 0) isWanted = true;
    }
  };
  const wake = () => {
    isWanted = true;
    if (isEnding) return;
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'could not process queued emails'))
      .finally(() => {
        running = undefined;
      });
  };
  const unlisten = listenMails(sql, wake);
  const timer = setInterval(wake, lookEveryMs);
  timer.unref();
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await running;
    await unlisten();
  };
}
