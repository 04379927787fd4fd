import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeSignInLink } from './accounts/index';
import { createProviders } from './channels/index';
import { readConsoleBuild } from './console/index';
import { createApp } from './createApp';
import { openDatabase, readMigrations } from './database/index';
import { type Env, readChannelSettings, readReach } from './env/index';
import { isSandboxOpen, StartError } from './env/pure/index';
import { startUpkeep } from './events/index';
import { requestLimits } from './http/pure/index';
import { prepareMarks, startChannelUpkeep, startOutbox } from './messages/index';
import { readOwnerSettings } from './readOwnerSettings';
import { sampleAccount, samples, writeSample } from './sample/index';
import { readSandboxBuild } from './sandbox/index';
import { checkSecretKey, createCredentials, createSecretBox } from './secrets/index';
import { readVisitorBuild } from './serving/index';
import { startOwnerUpkeep } from './startOwnerUpkeep';
import { startOwnerWork } from './startOwnerWork';

/** A running server: its address, a one-time sign-in link for the sample account, and how to stop it. */
export type RunningServer = { url: string; signInUrl: string | undefined; stop: () => Promise<void> };

type Input = { env: Env; rootDir: string; log: Logger };

/** Starts everything: database, tables, sample, HTTP. If a part fails, it stops the ones that already run. [OWN-20] */
export async function runServer({ env, rootDir, log }: Input): Promise<RunningServer> {
  const visitor = await readVisitorBuild(join(rootDir, 'dist', 'visitor', env.VISITOR_RENDERER));
  const sitesDir = join(rootDir, 'sites');
  const builtSitesDir = join(rootDir, 'dist', 'sites');
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    log: { debug: (text) => log.debug({ from: 'postgres' }, text), error: (text) => log.error(text) },
  });
  /** What must stop if a later part doesn't start. */
  const undo: (() => Promise<void>)[] = [];
  try {
    await prepareMarks(database.sql);
    for (const sample of samples) await writeSample(database.sql, sample);
    const endUpkeep = await startUpkeep(database.sql, log);
    const channels = readChannelSettings(env);
    const endOwnerUpkeep = startOwnerUpkeep(database.sql, log);
    const owner = readOwnerSettings(env);
    const secrets = createSecretBox(owner.secretKey);
    await checkSecretKey(database.sql, secrets.mark('key check'));
    const app = await createApp({
      sql: database.sql,
      ownerSql: database.ownerSql,
      migrations: readMigrations(),
      visitor,
      sitesDir: existsSync(sitesDir) ? sitesDir : undefined,
      builtSitesDir: existsSync(builtSitesDir) ? builtSitesDir : undefined,
      sandbox: isSandboxOpen(readReach(env)) ? readSandboxBuild(join(rootDir, 'dist', 'sandbox')) : undefined,
      isSandboxLocal: env.SANDBOX === 'auto',
      console: readConsoleBuild(join(rootDir, 'dist', 'console'), env.VISITOR_RENDERER),
      publicUrl: env.PUBLIC_URL,
      badgeUrl: env.BADGE_URL,
      limits: requestLimits,
      channels,
      log,
      trustProxy: env.TRUST_PROXY,
      owner,
    });
    const url = await listen(app, env);
    if (owner.mail.provider === 'sandbox' && !owner.showsMails)
      log.warn('MAIL_URL is not set: Beckon cannot email invitations or password resets');
    undo.push(() => app.close());
    const credentials = createCredentials(database.sql, secrets);
    const { PUBLIC_URL: publicUrl } = env;
    const providers = createProviders({ sql: database.sql, channels, publicUrl, credentials });
    const outbox = await startOutbox({ sql: database.sql, providers, log });
    undo.push(outbox.stop);
    const endOwnerWork = startOwnerWork({ sql: database.sql, settings: owner, log });
    undo.push(endOwnerWork);
    const endChannelUpkeep = startChannelUpkeep(database.sql, log);
    const signInPath = await makeSignInLink(database.sql, sampleAccount.accountId);
    const stop = async () => {
      await drain(app);
      await outbox.stop();
      await endOwnerWork();
      await endChannelUpkeep();
      await endUpkeep();
      await endOwnerUpkeep();
      await database.close();
    };
    return { url, signInUrl: signInPath && `${env.PUBLIC_URL ?? url}${signInPath}`, stop };
  } catch (error) {
    for (const end of undo.reverse()) await end();
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { HOST: host, PORT: port }: Env): Promise<string> {
  try {
    await app.listen({ host, port, backlog: requestLimits.listenBacklog });
  } catch (error) {
    await app.close();
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
  await sleep(requestLimits.leaveMs);
  const limit = setTimeout(() => server.closeAllConnections(), requestLimits.drainTimeoutMs);
  // Otherwise a connection whose last answer left after closing began would stay open for nothing.
  const sweep = setInterval(() => server.closeIdleConnections(), requestLimits.drainSweepMs);
  await app.close();
  clearTimeout(limit);
  clearInterval(sweep);
}
