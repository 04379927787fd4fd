import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { createSiteNotes, loadAccount } from './accounts/index';
import { saveNotices } from './consents/index';
import { serveConsole } from './console/index';
import type { OwnerSettings } from './createOwnerParts';
import type { Deps, RouteDeps } from './Deps';
import type { Sql } from './database/index';
import type { TrustedProxies } from './env/index';
import { logEvents } from './events/index';
import {
  answerErrors,
  answerNotFound,
  answerUnreadable,
  logRequests,
  refuseBadHost,
  refuseWhileStopping,
  serveHealth,
  shieldPages,
} from './http/index';
import type { RequestLimits } from './http/pure/index';
import { serveLanding, serveProduct } from './landing/index';
import { serveMessengerCode, serveRefUrl, webhooksMessenger } from './messenger/index';
import { checkOptin, createSubscriber, generateSmsRef } from './optin/index';
import { serveSites } from './sample/index';
import { keepSandboxLocal, sandboxActs, sandboxPage, sandboxStream } from './sandbox/index';
import { createCredentials, createSecretBox } from './secrets/index';
import { serveOwner } from './serveOwner';
import {
  createBootstrapMemory,
  createFindConfig,
  listenConfig,
  serveAccountScript,
  serveBootstrap,
  serveTexts,
  serveVisitorFiles,
} from './serving/index';
import { buildBootstrap } from './serving/pure/index';
import { webhooksSms } from './sms/index';
import { findWidgets } from './widgets/index';

const brotliQuality = 5;
const brotliQualityParameter = 1;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route makes sure that no request waits too long: a timer per request would be its greatest cost. */
    keepsTime?: boolean;
    /** Only scripts read its answers, which carry the headers that scripts need. */
    hasOwnHeaders?: boolean;
  }
}

/** What the application consists of. */
export type AppDeps = Deps & {
  log: FastifyBaseLogger;
  trustProxy: TrustedProxies;
  /** The connections of the owner's API. Defaults to the shared pool. */
  ownerSql?: Sql | undefined;
  /** Without it, this server has no API for owners. */
  owner?: OwnerSettings | undefined;
};

/** Builds the whole HTTP application. It doesn't listen yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createHttp(deps);
  await addShields(app, deps);
  refuseWhileStopping(app, deps.limits.retryAfterS);
  logRequests(app);
  refuseBadHost(app);
  answerErrors(app, deps.limits.retryAfterS);
  answerNotFound(app);
  if (deps.isSandboxLocal) keepSandboxLocal(app);

  const memory = createBootstrapMemory({
    onFailure: (error) => deps.log.error({ err: error }, 'could not load a configuration; using the old one'),
    patienceMs: deps.limits.handlerTimeoutMs,
    load: async (accountId) => {
      const account = await loadAccount(deps.sql, accountId);
      if (!account) return undefined;
      const built = buildBootstrap(account, await findWidgets(deps.sql, accountId), deps.badgeUrl);
      // Before any visitor sees these words: a returned number names them, and we must be able to find them.
      await saveNotices(deps.sql, accountId, built.notices);
      for (const problem of built.problems) deps.log.warn({ accountId }, problem);
      return built;
    },
  });
  app.addHook('onClose', listenConfig(deps.sql, memory.expire));
  const routes: ((app: FastifyInstance, deps: RouteDeps) => void)[] = [
    serveHealth,
    serveAccountScript,
    serveBootstrap,
    serveTexts,
    serveVisitorFiles,
    serveSites,
    serveLanding,
    serveProduct,
    createSubscriber,
    generateSmsRef,
    webhooksSms,
    checkOptin,
    logEvents,
    webhooksMessenger,
    serveRefUrl,
    serveMessengerCode,
    sandboxPage,
    sandboxStream,
    sandboxActs,
    serveConsole,
  ];
  const findConfig = createFindConfig(app, memory, deps.limits);
  const credentials = deps.owner && createCredentials(deps.sql, createSecretBox(deps.owner.secretKey));
  const siteNotes = createSiteNotes(deps.sql, {
    onFailure: (error) => deps.log.error({ err: error }, 'could not record which websites loaded the script'),
  });
  app.addHook('onClose', siteNotes.close);
  for (const route of routes) route(app, { ...deps, credentials, findConfig, siteNotes });
  const { owner, ownerSql = deps.sql } = deps;
  const readWhitelist = (accountId: number) => {
    const { whitelist = [] } = memory.peek(accountId)?.config ?? {};
    return memory.knows(accountId) ? (whitelist as readonly string[]) : undefined;
  };
  if (owner) serveOwner(app, deps, { owner, sql: ownerSql, siteNotes, readWhitelist });
  await app.ready();
  return app;
}

function createHttp({ log, trustProxy, limits }: AppDeps): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustsProxy(trustProxy),
    bodyLimit: limits.smsBodyBytes,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionTimeout: limits.idleSocketMs,
    forceCloseConnections: 'idle',
    // We answer it ourselves, with a Retry-After.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => answerUnreadable(reply as unknown as FastifyReply),
    http: {
      headersTimeout: limits.headersTimeoutMs,
      maxHeaderSize: limits.headerBytes,
      connectionsCheckingInterval: limits.socketCheckMs,
    },
  }) as unknown as FastifyInstance;
  app.addHook('onRoute', (route) => {
    if (!route.config?.keepsTime) route.handlerTimeout = limits.handlerTimeoutMs;
  });
  return app;
}

function trustsProxy(trusted: TrustedProxies) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

async function addShields(
  app: FastifyInstance,
  { publicUrl, limits }: { publicUrl: string | undefined; limits: RequestLimits },
) {
  shieldPages(app, publicUrl?.startsWith('https:') ?? false);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    // No client needs to send compressed requests, and a small one may unpack into a huge one.
    globalDecompression: false,
    brotliOptions: { params: { [brotliQualityParameter]: brotliQuality } },
  });
  await app.register(fastifyRateLimit, { global: false, max: limits.smsPerWindow });
}
