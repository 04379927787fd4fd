import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createSignInLink } from './accounts/index';
import { listAssetFiles } from './assets/index';
import { createProviders } from './channels/index';
import { type ConsoleBuild, readConsoleBuild } from './console/index';
import { createApp } from './createApp';
import type { OwnerSettings } from './createOwnerDeps';
import { createServices } from './createServices';
import { type Database, readMigrations, type Sql } from './database/index';
import { buildChannelSettings, buildOffer, buildReach, type Env, type Offer, readBuild } from './env/index';
import { isSandboxOpen } from './env/pure/index';
import { requestLimits } from './http/pure/index';
import { createLifecycle, type JobLog, type Lifecycle } from './jobs/index';
import { drainHttp, listenHttp } from './listenHttp';
import type { MailSettings, MailTransport } from './mail/index';
import { startOutbox } from './messages/index';
import { createMetrics, type Metrics, meterProviders } from './metrics/index';
import { openOwnDatabase, prepareDatabase } from './openOwnDatabase';
import { sampleAccount } from './sample/index';
import { readSandboxBuild } from './sandbox/index';
import { type Credentials, createCredentials, readKeys, type SecretBox } from './secrets/index';
import { readVisitorBuild } from './serving/index';
import type { VisitorBuild } from './serving/pure/index';
import { startOwnerWork } from './startOwnerWork';
import { startUpkeep } from './startUpkeep';
import { followWorkers } from './workers/index';

/** A running server: its address, its database, a one-time sign-in link for the sample account, and how to stop it. */
export type RunningServer = {
  url: string;
  database: string;
  signInUrl: string | undefined;
  stop: () => Promise<void>;
};

/** `onUnfit`: the server can't work with its database anymore, has said why, and must be stopped. */
type Input = { env: Env; rootDir: string; log: FastifyBaseLogger; onUnfit?: () => void };

/**
 * The composition root: starts everything that belongs to the server's role, in order: database, upkeep, background work and finally HTTP,
 * and stops it in the opposite order. If a part fails, it stops the ones that already run. [OWN-20]
 */
export async function runServer({
  env,
  rootDir,
  log,
  onUnfit = () => undefined,
}: Input): Promise<RunningServer> {
  const visitor = await readVisitorBuild(join(rootDir, 'dist', 'visitor', env.VISITOR_RENDERER));
  const lifecycle = createLifecycle((error, name) => log.error({ err: error }, `could not stop: ${name}`));
  try {
    const database = await openOwnDatabase(env, log);
    const { sql, ownerSql, jobSql, upkeepSql, findFreeBytes } = database;
    lifecycle.add('database', database.close, { isEssential: true });
    const owner = buildOwnerSettings(env);
    const channels = buildChannelSettings(env);
    const { ROLE: role, PUBLIC_URL: publicUrl, BADGE_URL: badgeUrl } = env;
    const { sealer: secrets, box } = readKeys(env);
    await prepareDatabase({ database, env, log, onUnfit }, lifecycle);

    const metrics = createMetrics({ build: readBuild(), pools: poolsOf(database), hasProcess: true });
    const limits = limitsOf(env);
    const credentials = box && createCredentials(box);
    const shared = { sql, log, secrets, box, metrics };
    const consoleBuild = readConsoleBuild(join(rootDir, 'dist', 'console'), env.VISITOR_RENDERER);
    const assetFiles = listOwnFiles(env, { visitor, console: consoleBuild });
    const ownOffer = buildOffer(channels, owner.mail.provider === 'smtp');
    const upkeep = {
      ...shared,
      sql: upkeepSql,
      assetFiles,
      consentMonths: env.CONSENT_MONTHS,
      offer: ownOffer,
    };
    await startUpkeep(upkeep, lifecycle);
    const offer = role === 'web' ? await followWorkers({ sql, log }, lifecycle) : () => ownOffer;
    const services = createServices(
      { ...shared, credentials, jobSql, limits, visitor, publicUrl, badgeUrl, findFreeBytes },
      lifecycle,
    );
    if (box && credentials) startSending({ env, sql: jobSql, log, box, credentials, metrics }, lifecycle);
    const app = await createApp({
      sql,
      ownerSql,
      services,
      migrations: readMigrations(),
      visitor,
      ...findSites(rootDir),
      sandbox: findSandbox(env, rootDir),
      isSandboxLocal: env.SANDBOX === 'auto',
      console: consoleBuild,
      publicUrl,
      pagesUrl: env.PAGES_URL,
      badgeUrl,
      limits,
      channels,
      offer,
      role,
      scraping: { token: env.METRICS_TOKEN, isOpenLocally: isOpenLocally(env) },
      log,
      trustProxy: env.TRUST_PROXY,
      owner: { ...owner, mail: mailTransportOf(offer) },
    });
    lifecycle.add('HTTP', () => drainHttp(app));
    const url = await listenHttp(app, env);
    if (box && !ownOffer.sendsMail && !owner.showsMails)
      log.warn('MAIL_URL is not set: Beckon cannot email invitations or password resets');
    const signInPath = role === 'worker' ? undefined : await createSignInLink(sql, sampleAccount.accountId);
    const signInUrl = signInPath && `${publicUrl ?? url}${signInPath}`;
    return { url, signInUrl, database: await database.describe(), stop: lifecycle.stop };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

type Sending = {
  env: Env;
  sql: Sql;
  log: JobLog;
  box: SecretBox;
  credentials: Credentials;
  metrics: Metrics;
};

/** Starts everything that opens credentials: messages, webhooks and emails. */
function startSending({ env, sql, log, box, credentials, metrics }: Sending, lifecycle: Lifecycle): void {
  const settings = buildOwnerSettings(env);
  startOwnerWork({ sql, secrets: box, settings, log, metrics }, lifecycle);
  const channels = buildChannelSettings(env);
  const sending = createProviders({ sql, channels, publicUrl: env.PUBLIC_URL, credentials });
  const providers = meterProviders(sending, metrics);
  lifecycle.add('outbox', startOutbox({ sql, log, providers }).stop);
}

/** The owner's API as configured by the environment. */
const buildOwnerSettings = (env: Env): OwnerSettings & { mail: MailSettings } => ({
  mail:
    env.MAIL_URL === undefined
      ? { provider: 'sandbox' }
      : { provider: 'smtp', url: env.MAIL_URL, from: env.MAIL_FROM },
  // They open accounts, so they stay private even on an installation that opens the sandbox on purpose.
  showsMails: env.SANDBOX !== 'off' && isOpenLocally(env),
  signUp: env.SIGN_UP,
  allowsPrivateWebhooks: env.PRIVATE_WEBHOOKS === 'allow',
});

/** A proxy on this machine could let everyone in. */
const isOpenLocally = (env: Env): boolean => isSandboxOpen({ ...buildReach(env), sandbox: 'auto' });

const poolsOf = ({ sql, ownerSql, jobSql, upkeepSql }: Database) => ({
  visitors: sql,
  owners: ownerSql,
  jobs: jobSql,
  upkeep: upkeepSql,
});

/** Whether emails leave may change while a web server runs: its workers say so. */
const mailTransportOf = (offer: () => Offer): MailTransport => ({
  get provider() {
    return offer().sendsMail ? 'smtp' : 'sandbox';
  },
});

const limitsOf = (env: Env) => ({
  ...requestLimits,
  accountEventBytes: env.ACCOUNT_EVENTS_MB ?? requestLimits.accountEventBytes,
  allEventBytes: env.ALL_EVENTS_MB ?? requestLimits.allEventBytes,
});

/** The files that other servers may be asked for; a built-in database has only one server. */
const listOwnFiles = (env: Env, build: { visitor: VisitorBuild; console: ConsoleBuild | undefined }) =>
  env.DATABASE_URL === undefined
    ? []
    : listAssetFiles({ 'assets/': build.visitor.assetsDir, 'console/assets/': build.console?.assetsDir });

/** It plays a provider, whose calls a web server doesn't answer. */
const findSandbox = (env: Env, rootDir: string) =>
  env.ROLE === 'all' && isSandboxOpen(buildReach(env))
    ? readSandboxBuild(join(rootDir, 'dist', 'sandbox'))
    : undefined;

function findSites(rootDir: string) {
  const [sites, built] = [join(rootDir, 'sites'), join(rootDir, 'dist', 'sites')];
  return {
    sitesDir: existsSync(sites) ? sites : undefined,
    builtSitesDir: existsSync(built) ? built : undefined,
  };
}
