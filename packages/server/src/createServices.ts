import { createSiteNotes, loadAccount, type SiteNotes } from './accounts/index';
import { saveNotices } from './consents/index';
import type { Sql } from './database/index';
import {
  createRefusalWriter,
  createTokenService,
  type RefusalWriter,
  type TokenService,
} from './events/index';
import type { RequestLimits } from './http/pure/index';
import type { Lifecycle } from './jobs/index';
import { messengerLimits } from './messages/pure/index';
import { type Inbox, startInbox } from './messenger/index';
import { type Metrics, meterCache } from './metrics/index';
import { createRefusalNotes, type RefusalNotes } from './refusals/index';
import { type Credentials, createCredentials, type SecretBox } from './secrets/index';
import { type BootstrapMemory, createBootstrapMemory, listenConfig } from './serving/index';
import { buildBootstrap } from './serving/pure/index';
import { findWidgets } from './widgets/index';

type Log = Record<'info' | 'warn' | 'error', (values: object, text: string) => void>;

/** What routes and background work share. Each exists once per server. */
export type Services = {
  memory: BootstrapMemory;
  siteNotes: SiteNotes;
  refusalNotes: RefusalNotes;
  tokens: TokenService;
  refusals: RefusalWriter;
  inbox: Inbox;
  secrets: SecretBox;
  credentials: Credentials;
  metrics: Metrics;
};

type Input = {
  sql: Sql;
  log: Log;
  limits: RequestLimits;
  badgeUrl?: string | undefined;
  secrets: SecretBox;
  metrics: Metrics;
};

/** Creates the services, and starts those that work in the background. */
export function createServices(input: Input, lifecycle: Lifecycle): Services {
  const { sql, log, limits, secrets, metrics } = input;
  const memory = createMemory(input);
  lifecycle.add('configuration changes', listenConfig(sql, memory.expire));
  const siteNotes = createSiteNotes(sql, {
    onFailure: (error) => log.error({ err: error }, 'could not record which websites loaded the script'),
  });
  lifecycle.add('website notes', siteNotes.close);
  const refusalNotes = createRefusalNotes(sql, {
    onRefusal: metrics.countRefusal,
    onFailure: (error) => log.error({ err: error }, 'could not count rejected calls'),
  });
  lifecycle.add('rejected calls', refusalNotes.close);
  const refusals = createRefusalWriter(sql, limits, {
    onRefusal: (reason) => metrics.countRefusal('event', reason),
    onFailure: (error) => log.error({ err: error }, 'could not count rejected events'),
  });
  lifecycle.add('rejected events', refusals.close);
  const inbox = startInbox({ sql, log, limits: messengerLimits });
  lifecycle.add('Messenger inbox', inbox.stop);
  const credentials = createCredentials(sql, secrets);
  const tokens = createTokenService(sql);
  return { memory, siteNotes, refusalNotes, tokens, refusals, inbox, secrets, credentials, metrics };
}

function createMemory(input: Input): BootstrapMemory {
  const { log, limits, metrics } = input;
  const memory = createBootstrapMemory({
    onFailure: (error) => {
      metrics.countCache('stale');
      log.error({ err: error }, 'could not load a configuration; using the old one');
    },
    patienceMs: limits.handlerTimeoutMs,
    load: (accountId) => loadBootstrap(input, accountId),
  });
  return meterCache(memory, metrics.countCache);
}

async function loadBootstrap({ sql, log, badgeUrl }: Input, accountId: number) {
  const account = await loadAccount(sql, accountId);
  if (!account) return undefined;
  const built = buildBootstrap(account, await findWidgets(sql, accountId), badgeUrl);
  // Before any visitor sees these words: a returned number names them, and we must be able to find them.
  await saveNotices(sql, accountId, built.notices);
  for (const problem of built.problems) log.warn({ accountId }, problem);
  return built;
}
