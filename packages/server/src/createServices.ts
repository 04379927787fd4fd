import { createSiteNotes, type SiteNotes } from './accounts/index';
import { createAssetMemory, type FindAsset } from './assets/index';
import type { Sql } from './database/index';
import {
  createEventQuota,
  createRefusalWriter,
  createTokenService,
  type EventQuota,
  type RefusalWriter,
  type TokenService,
} from './events/index';
import type { RequestLimits } from './http/pure/index';
import {
  type AccountSlots,
  createAccountSlots,
  createFollowUps,
  type FollowUps,
  type Lifecycle,
} from './jobs/index';
import { loadCompiled } from './loadCompiled';
import { messengerLimits } from './messages/pure/index';
import { startInbox } from './messenger/index';
import { type Metrics, meterCache } from './metrics/index';
import { createRefusalNotes, type RefusalNotes } from './refusals/index';
import type { Credentials, Sealer } from './secrets/index';
import { type BootstrapMemory, createBootstrapMemory, listenConfig } from './serving/index';
import type { VisitorBuild } from './serving/pure/index';

type Log = Record<'info' | 'warn' | 'error', (values: object, text: string) => void>;

/** What routes and background work share. Each exists once per server. */
export type Services = {
  memory: BootstrapMemory;
  siteNotes: SiteNotes;
  refusalNotes: RefusalNotes;
  tokens: TokenService;
  refusals: RefusalWriter;
  eventQuota: EventQuota;
  inbox: { wake: () => void };
  followUps: FollowUps;
  /** Shared by opt-ins and texts of all accounts. */
  accountSlots: AccountSlots;
  secrets: Sealer;
  /** Nothing on a web server. */
  credentials: Credentials | undefined;
  metrics: Metrics;
  /** Finds the files of other versions. */
  findAsset: FindAsset;
};

type Input = {
  sql: Sql;
  /** The connections of background work. */
  jobSql: Sql;
  log: Log;
  limits: RequestLimits;
  visitor: VisitorBuild;
  publicUrl: string | undefined;
  badgeUrl?: string | undefined;
  secrets: Sealer;
  /** A web server can't open any, and leaves incoming messages to others. */
  credentials: Credentials | undefined;
  metrics: Metrics;
  /** How many bytes the database may still grow, if that's known. */
  findFreeBytes?: (() => Promise<number>) | undefined;
};

/** Creates the services, and starts those that work in the background. */
export function createServices(input: Input, lifecycle: Lifecycle): Services {
  const { sql, log, limits, secrets, credentials, metrics } = input;
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
  const eventQuota = startEventQuota(input);
  lifecycle.add('event quotas', eventQuota.close);
  const refusals = createRefusalWriter(sql, limits, {
    quota: eventQuota,
    onRefusal: (reason) => metrics.countRefusal('event', reason),
    onFailure: (error) => log.error({ err: error }, 'could not count rejected events'),
  });
  lifecycle.add('rejected events', refusals.close);
  const inbox = credentials ? startOwnInbox(input, lifecycle) : { wake: () => undefined };
  const followUps = createFollowUps();
  lifecycle.add('work after answers', followUps.stop);
  const tokens = createTokenService(sql);
  return {
    memory,
    siteNotes,
    refusalNotes,
    tokens,
    refusals,
    eventQuota,
    inbox,
    followUps,
    accountSlots: createAccountSlots(limits.optInsAndTextsAtOnce),
    secrets,
    credentials,
    metrics,
    findAsset: createAssetMemory({ sql, secrets }),
  };
}

function startOwnInbox({ jobSql: sql, log }: Input, lifecycle: Lifecycle): Services['inbox'] {
  const inbox = startInbox({ sql, log, limits: messengerLimits });
  lifecycle.add('Messenger inbox', inbox.stop);
  return inbox;
}

function createMemory(input: Input): BootstrapMemory {
  const { log, limits, metrics } = input;
  const memory = createBootstrapMemory({
    onFailure: (error) => {
      metrics.countCache('stale');
      log.error({ err: error }, 'could not load a configuration; using the old one');
    },
    patienceMs: limits.handlerTimeoutMs,
    load: (accountId, old) => loadCompiled(input, accountId, old),
  });
  return meterCache(memory, metrics.countCache);
}

function startEventQuota({ sql, log, limits, findFreeBytes }: Input): EventQuota {
  const quota = createEventQuota({
    sql,
    limits,
    findFreeBytes,
    onShortage: (isShort) => {
      if (isShort) log.error({}, 'disk space is low: pages keep their events until there is more');
      else log.info({}, 'there is enough disk space again: accepting events');
    },
    onFailure: (error) => log.error({ err: error }, 'could not read how much space events have'),
  });
  quota.refresh();
  return quota;
}
