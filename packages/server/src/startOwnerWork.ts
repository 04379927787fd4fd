import type { OwnerSettings } from './createOwnerDeps';
import type { Sql } from './database/index';
import type { JobLog, Lifecycle } from './jobs/index';
import { type Mail, sendSmtp, startMails } from './mail/index';
import type { SecretBox } from './secrets/index';
import { startWebhooks } from './webhooks/index';

type Deps = {
  sql: Sql;
  secrets: SecretBox;
  settings: Pick<OwnerSettings, 'mail' | 'allowsPrivateWebhooks'>;
  log: JobLog;
};

/** Starts background work for owners: webhooks, and emails if there is an SMTP server. [OWN-01, OWN-15] */
export function startOwnerWork({ sql, secrets, settings, log }: Deps, lifecycle: Lifecycle): void {
  const { mail, allowsPrivateWebhooks: allowsPrivate } = settings;
  lifecycle.add('webhooks', startWebhooks({ sql, secrets, allowsPrivate, log }).stop);
  if (mail.provider !== 'smtp') return;
  const send = (one: Mail) => sendSmtp(mail, one);
  lifecycle.add('emails', startMails({ sql, secrets, send, log }).stop);
}
