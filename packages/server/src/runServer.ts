import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createSignInLink } from './accounts/index';
import { listAssetFiles } from './assets/index';
import { buildOwnerSettings } from './buildOwnerSettings';
import { createProviders } from './channels/index';
import { type ConsoleBuild, readConsoleBuild } from './console/index';
import { createApp } from './createApp';
import { createServices } from './createServices';
import { openDatabase, readMigrations } from './database/index';
import { buildChannelSettings, buildReach, type Env, readBuild } from './env/index';
import { hasSampleData, isSandboxOpen, StartError } from './env/pure/index';
import { requestLimits } from './http/pure/index';
import { createLifecycle } from './jobs/index';
import { prepareMarks, startOutbox } from './messages/index';
import { createMetrics, meterProviders } from './metrics/index';
import { readScraping } from './readScraping';
import { sampleAccount, samples, writeSample } from './sample/index';
import { readSandboxBuild } from './sandbox/index';
import {
  checkSecretKey,
  createCredentials,
  createSecretBox,
  listKeyMarks,
  readSecondKey,
  refuseOtherKey,
} from './secrets/index';
import { readVisitorBuild } from './serving/index';
import type { VisitorBuild } from './serving/pure/index';
import { startOwnerWork } from './startOwnerWork';
import { startUpkeep } from './startUpkeep';

/** A running server: its address, its database, a one-time sign-in link for the sample account, and how to stop it. */
export type RunningServer = {
  url: string;
  database: string;
  signInUrl: string | undefined;
  stop: () => Promise<void>;
};

type Input = { env: Env; rootDir: string; log: FastifyBaseLogger };

/**
 * The composition root: starts everything in order, database, upkeep, background work and finally HTTP, and stops it in the opposite
 * order. If a part fails, it stops the ones that already run. [OWN-20]
 */
export async function runServer({ env, rootDir, log }: Input): Promise<RunningServer> {
  const visitor = await readVisitorBuild(join(rootDir, 'dist', 'visitor', env.VISITOR_RENDERER));
  const lifecycle = createLifecycle((error, name) => log.error({ err: error }, `could not stop: ${name}`));
  try {
    const database = await openOwnDatabase(env, log);
    const { sql, ownerSql, jobSql, upkeepSql, unlimitedSql, findFreeBytes } = database;
    lifecycle.add('database', database.close, { isEssential: true });
    const owner = buildOwnerSettings(env);
    const channels = buildChannelSettings(env);
    const { PUBLIC_URL: publicUrl, BADGE_URL: badgeUrl } = env;
    const secrets = createSecretBox(owner.secretKey, readSecondKey(env));
    await checkSecretKey(sql, listKeyMarks(env));
    await prepareMarks(unlimitedSql);
    // What may take any time is done.
    await unlimitedSql.end();
    if (startsWithSamples(env)) for (const sample of samples) await writeSample(sql, sample);

    const pools = { visitors: sql, owners: ownerSql, jobs: jobSql, upkeep: upkeepSql };
    const metrics = createMetrics({ build: readBuild(), pools, hasProcess: true });
    const limits = limitsOf(env);
    const shared = { sql, log, secrets, metrics };
    const consoleBuild = readConsoleBuild(join(rootDir, 'dist', 'console'), env.VISITOR_RENDERER);
    const assetFiles = listOwnFiles(env, { visitor, console: consoleBuild });
    const upkeep = { ...shared, sql: upkeepSql, assetFiles, consentMonths: env.CONSENT_MONTHS };
    await startUpkeep(upkeep, lifecycle);
    const services = createServices(
      { ...shared, jobSql, limits, visitor, publicUrl, badgeUrl, findFreeBytes },
      lifecycle,
    );
    const jobs = { ...shared, sql: jobSql };
    startOwnerWork({ ...jobs, settings: owner }, lifecycle);
    const credentials = createCredentials(jobSql, secrets);
    const sending = createProviders({ sql: jobSql, channels, publicUrl, credentials });
    const providers = meterProviders(sending, metrics);
    lifecycle.add('outbox', startOutbox({ ...jobs, providers }).stop);
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
      scraping: readScraping(env),
      log,
      trustProxy: env.TRUST_PROXY,
      owner,
    });
    lifecycle.add('HTTP', () => drain(app));
    const url = await listen(app, env);
    if (owner.mail.provider === 'sandbox' && !owner.showsMails)
      log.warn('MAIL_URL is not set: Beckon cannot email invitations or password resets');
    const signInPath = await createSignInLink(sql, sampleAccount.accountId);
    const signInUrl = signInPath && `${publicUrl ?? url}${signInPath}`;
    return { url, signInUrl, database: await database.describe(), stop: lifecycle.stop };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

const openOwnDatabase = (env: Env, log: FastifyBaseLogger) =>
  openDatabase({
    databaseUrl: env.DATABASE_URL,
    pooler:
      env.DATABASE_POOL_URL === undefined
        ? undefined
        : { url: env.DATABASE_POOL_URL, warn: (text) => log.warn(text) },
    dataDir: env.DATA_DIR,
    mostBytes: env.DATABASE_MB,
    log: { debug: (text) => log.debug({ from: 'postgres' }, text), error: (text) => log.error(text) },
    // With a wrong key, nothing is written.
    check: (pool) => refuseOtherKey(pool, () => listKeyMarks(env)),
  });

const limitsOf = (env: Env) => ({
  ...requestLimits,
  accountEventBytes: env.ACCOUNT_EVENTS_MB ?? requestLimits.accountEventBytes,
  allEventBytes: env.ALL_EVENTS_MB ?? requestLimits.allEventBytes,
});

const startsWithSamples = (env: Env): boolean =>
  hasSampleData({
    sampleData: env.SAMPLE_DATA,
    hasOwnDatabase: env.DATABASE_URL !== undefined,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
  });

/** The files that other servers may be asked for; a built-in database has only one server. */
const listOwnFiles = (env: Env, build: { visitor: VisitorBuild; console: ConsoleBuild | undefined }) =>
  env.DATABASE_URL === undefined
    ? []
    : listAssetFiles({ 'assets/': build.visitor.assetsDir, 'console/assets/': build.console?.assetsDir });

const findSandbox = (env: Env, rootDir: string) =>
  isSandboxOpen(buildReach(env)) ? readSandboxBuild(join(rootDir, 'dist', 'sandbox')) : undefined;

function findSites(rootDir: string) {
  const [sites, built] = [join(rootDir, 'sites'), join(rootDir, 'dist', 'sites')];
  return {
    sitesDir: existsSync(sites) ? sites : undefined,
    builtSitesDir: existsSync(built) ? built : undefined,
  };
}

async function listen(app: FastifyInstance, { HOST: host, PORT: port }: Env): Promise<string> {
  try {
    await app.listen({ host, port, backlog: requestLimits.listenBacklog });
  } catch (error) {
    throw new StartError(explainListenError((error as NodeJS.ErrnoException).code, host, port));
  }
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${shown}:${(app.server.address() as AddressInfo).port}`;
}

function explainListenError(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Another program is using port ${port} on ${host}. Stop it, or choose another port with PORT.`;
  }
  if (code === 'EACCES') return `This user can't listen on port ${port}. Set PORT to a number above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `${host} isn't an address of this machine. Correct HOST.`;
  return `The server can't listen on ${host}, port ${port} (${code}). Check HOST and PORT.`;
}

/** Lets requests arrive that are on their way, then accepts no new ones and lets running ones finish, within a time limit. */
async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  app.leave();
  if (server.listening) await sleep(requestLimits.leaveMs);
  const limit = setTimeout(() => server.closeAllConnections(), requestLimits.drainTimeoutMs);
  // Otherwise a connection whose last answer left after closing began would stay open for nothing.
  const sweep = setInterval(() => server.closeIdleConnections(), requestLimits.drainSweepMs);
  await app.close();
  clearTimeout(limit);
  clearInterval(sweep);
}
