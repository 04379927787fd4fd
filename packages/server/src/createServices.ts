import { createSiteNotes, type SiteNotes } from './accounts/index';
import type { Sql } from './database/index';
import {
  createRefusalWriter,
  createTokenService,
  type RefusalWriter,
  type TokenService,
} from './events/index';
import type { RequestLimits } from './http/pure/index';
import type { Lifecycle } from './jobs/index';
import { loadCompiled } from './loadCompiled';
import { messengerLimits } from './messages/pure/index';
import { type Inbox, startInbox } from './messenger/index';
import { type Credentials, createCredentials, type SecretBox } from './secrets/index';
import { type BootstrapMemory, createBootstrapMemory, listenConfig } from './serving/index';
import type { VisitorBuild } from './serving/pure/index';

type Log = Record<'info' | 'warn' | 'error', (values: object, text: string) => void>;

/** What routes and background work share. Each exists once per server. */
export type Services = {
  memory: BootstrapMemory;
  siteNotes: SiteNotes;
  tokens: TokenService;
  refusals: RefusalWriter;
  inbox: Inbox;
  secrets: SecretBox;
  credentials: Credentials;
};

type Input = {
  sql: Sql;
  log: Log;
  limits: RequestLimits;
  visitor: VisitorBuild;
  publicUrl: string | undefined;
  badgeUrl?: string | undefined;
  secrets: SecretBox;
};

/** Creates the services, and starts those that work in the background. */
export function createServices(input: Input, lifecycle: Lifecycle): Services {
  const { sql, log, limits, secrets } = input;
  const memory = createBootstrapMemory({
    onFailure: (error) => log.error({ err: error }, 'could not load a configuration; using the old one'),
    patienceMs: limits.handlerTimeoutMs,
    load: (accountId, old) => loadCompiled(input, accountId, old),
  });
  lifecycle.add('configuration changes', listenConfig(sql, memory.expire));
  const siteNotes = createSiteNotes(sql, {
    onFailure: (error) => log.error({ err: error }, 'could not record which websites loaded the script'),
  });
  lifecycle.add('website notes', siteNotes.close);
  const refusals = createRefusalWriter(sql, limits, (error) =>
    log.error({ err: error }, 'could not count rejected events'),
  );
  lifecycle.add('rejected events', refusals.close);
  const inbox = startInbox({ sql, log, limits: messengerLimits });
  lifecycle.add('Messenger inbox', inbox.stop);
  const credentials = createCredentials(sql, secrets);
  return { memory, siteNotes, tokens: createTokenService(sql), refusals, inbox, secrets, credentials };
}
