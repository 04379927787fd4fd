import { generateId, type Sql } from '../database/index';
import type { Sealer } from '../secrets/index';
import type { Mail } from './sendSmtp';
import { enqueueMail } from './store/claimMails';
import { insertSandboxMail } from './store/insertSandboxMail';

/** How emails leave: through an SMTP server, or into a table where you can read them. */
export type MailSettings = { provider: 'sandbox' } | { provider: 'smtp'; url: string; from: string };
/** Which of both it is now: on a web server, what its workers do. */
export type MailTransport = { readonly provider: MailSettings['provider'] };
export type Mailer = MailTransport & {
  /** `lifeS`: how long the token in the email is valid; after that we don't send it anymore. */
  send: (mail: Mail & { lifeS?: number }) => Promise<void>;
};

/** The context that a queued email is sealed for. */
export const mailPlace = (mailId: string): string => `mail ${mailId}`;

/** Creates the mailer. No request waits for an SMTP server: we queue the email, and any free server sends it. [OWN-01] */
export function createMailer(sql: Sql, transport: MailTransport, secrets: Sealer): Mailer {
  const send: Mailer['send'] = async ({ lifeS, ...mail }) => {
    const mailId = generateId();
    const seal = () => secrets.seal(mailPlace(mailId), JSON.stringify(mail));
    if (transport.provider === 'sandbox') await insertSandboxMail(sql, { mailId, ...mail });
    else await enqueueMail(sql, { mailId, sealed: seal(), lifeS });
  };
  return {
    get provider() {
      return transport.provider;
    },
    send,
  };
}
