import type { OwnerSettings } from './createOwnerParts';
import type { Sql } from './database/index';
import { type Mail, sendSmtp, startMails } from './mail/index';
import type { SecretBox } from './secrets/index';
import { startWebhooks } from './webhooks/index';

type Log = Parameters<typeof startMails>[0]['log'];
type Input = {
  sql: Sql;
  secrets: SecretBox;
  settings: Pick<OwnerSettings, 'mail' | 'allowsPrivateWebhooks'>;
  log: Log;
};

/** Starts background work for owners: webhooks, and emails if there is an SMTP server. Returns how to stop. [OWN-01, OWN-15] */
export function startOwnerWork({ sql, secrets, settings, log }: Input): () => Promise<void> {
  const { mail, allowsPrivateWebhooks } = settings;
  const endWebhooks = startWebhooks({
    sql,
    secrets,
    allowsPrivate: allowsPrivateWebhooks,
    onFailure: (error) => log.error({ err: error }, 'could not process a webhook'),
  });
  if (mail.provider !== 'smtp') return endWebhooks;
  const endMails = startMails({ sql, secrets, send: (one: Mail) => sendSmtp(mail, one), log });
  return async () => {
    await Promise.all([endWebhooks(), endMails()]);
  };
}
