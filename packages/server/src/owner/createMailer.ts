import type { Sql } from '../database/Sql';
import { makeId } from '../makeId';
import { saveSandboxMail } from '../store/owner/saveSandboxMail';
import { enqueueMail } from '../store/owner/takeMails';
import type { SecretBox } from './createSecretBox';
import type { Mail } from './sendSmtp';

/** How mails leave: through a mail server, or into a table where they can be looked at. */
export type MailSettings = { provider: 'sandbox' } | { provider: 'smtp'; url: string; from: string };
export type Mailer = {
  provider: MailSettings['provider'];
  /** `lifeS`: so long the word in the mail is good for; later it is not sent any more. */
  send: (mail: Mail & { lifeS?: number }) => Promise<void>;
};

/** The place in which a waiting mail is sealed. */
export const mailPlace = (mailId: string): string => `mail ${mailId}`;

/** Opens the mail room. Nobody waits for a mail server: a mail is put up, and sent by whoever is free. [OWN-01] */
export function createMailer(sql: Sql, settings: MailSettings, secrets: SecretBox): Mailer {
  const send: Mailer['send'] = async ({ lifeS, ...mail }) => {
    const mailId = makeId();
    const seal = () => secrets.seal(mailPlace(mailId), JSON.stringify(mail));
    if (settings.provider === 'sandbox') await saveSandboxMail(sql, { mailId, ...mail });
    else await enqueueMail(sql, { mailId, sealed: seal(), lifeS });
  };
  return { provider: settings.provider, send };
}
