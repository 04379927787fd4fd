import type { OwnerSettings } from './createOwnerDeps';
import type { Sql } from './database/index';
import type { JobLog, Lifecycle } from './jobs/index';
import { type Mail, MailRefusal, type MailSettings, sendSmtp, startMails } from './mail/index';
import { type Metrics, meterMails } from './metrics/index';
import type { SecretBox } from './secrets/index';
import { startWebhooks } from './webhooks/index';

type Deps = {
  sql: Sql;
  secrets: SecretBox;
  settings: Pick<OwnerSettings, 'allowsPrivateWebhooks'> & { mail: MailSettings };
  log: JobLog;
  metrics: Metrics;
};

/** Starts background work for owners: webhooks, and emails if there is an SMTP server. [OWN-01, OWN-15] */
export function startOwnerWork({ sql, secrets, settings, log, metrics }: Deps, lifecycle: Lifecycle): void {
  const { mail, allowsPrivateWebhooks: allowsPrivate } = settings;
  lifecycle.add('webhooks', startWebhooks({ sql, secrets, allowsPrivate, log }).stop);
  if (mail.provider !== 'smtp') return;
  const isRefusal = (error: unknown) => error instanceof MailRefusal;
  const send = meterMails((one: Mail) => sendSmtp(mail, one), metrics, isRefusal);
  lifecycle.add('emails', startMails({ sql, secrets, send, log }).stop);
}
