import fastifyCompress from '@fastify/compress';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { serveConsole } from './console/index';
import type { OwnerSettings } from './createOwnerDeps';
import type { Services } from './createServices';
import type { Deps, RouteDeps } from './Deps';
import type { Sql } from './database/index';
import { buildOffer, type Offer, type ServerRole, type TrustedProxies } from './env/index';
import { logEvents } from './events/index';
import {
  answerErrors,
  answerNotFound,
  answerUnreadable,
  logRequests,
  refuseBadHost,
  refuseMisdirected,
  refuseWhileStopping,
  separatePages,
  serveHealth,
  shieldPages,
} from './http/index';
import type { RequestLimits } from './http/pure/index';
import { serveLanding, serveProduct } from './landing/index';
import { serveMessengerCode, serveRefUrl, webhooksMessenger } from './messenger/index';
import { observeRequests, serveMetrics } from './metrics/index';
import { isKeyMissing, numbersOf } from './numbers/index';
import { checkOptin, createSubscriber, generateSmsRef } from './optin/index';
import { serveSites } from './sample/index';
import { restrictSandbox, sandboxActions, sandboxPage, sandboxStream } from './sandbox/index';
import { serveOwner } from './serveOwner';
import {
  createFindConfig,
  serveAccountScript,
  serveBootstrap,
  serveFrames,
  serveTexts,
  serveVisitorFiles,
} from './serving/index';
import { webhooksSms } from './sms/index';

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

type Route = (app: FastifyInstance, deps: RouteDeps) => void;

/** What every server answers. */
const ownRoutes: readonly Route[] = [serveHealth, serveMetrics];
/** What pages and visitors call; none of it opens a secret. */
const webRoutes: readonly Route[] = [
  serveAccountScript,
  serveBootstrap,
  serveFrames,
  serveTexts,
  serveVisitorFiles,
  serveSites,
  serveLanding,
  serveProduct,
  createSubscriber,
  generateSmsRef,
  checkOptin,
  logEvents,
  serveRefUrl,
  serveMessengerCode,
  sandboxPage,
  sandboxStream,
  sandboxActions,
  serveConsole,
];
/** What providers call. Checking a signature needs the secret. */
const workerRoutes: readonly Route[] = [webhooksSms, webhooksMessenger];

const routesOf: Readonly<Record<ServerRole, readonly Route[]>> = {
  all: [...ownRoutes, ...webRoutes, ...workerRoutes],
  web: [...ownRoutes, ...webRoutes],
  worker: [...ownRoutes, ...workerRoutes],
};

/** What the application consists of. */
export type AppDeps = Deps & {
  log: FastifyBaseLogger;
  trustProxy: TrustedProxies;
  /** The connections of the owner's API. Defaults to the shared pool. */
  ownerSql?: Sql | undefined;
  services: Services;
  owner: OwnerSettings;
};

/** Builds the whole HTTP application. It doesn't listen yet. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = createHttp(deps);
  await addShields(app, deps);
  refuseWhileStopping(app, deps.limits.retryAfterS);
  logRequests(app);
  observeRequests(app, deps.services.metrics);
  refuseBadHost(app);
  separatePages(app, deps);
  answerErrors(app, deps.limits.retryAfterS);
  const { role = 'all', services } = deps;
  if (role !== 'worker') answerNotFound(app);
  if (role !== 'all') refuseMisdirected(app, role);
  if (deps.isSandboxLocal) restrictSandbox(app);

  const offer = deps.offer ?? (() => buildOffer(deps.channels, deps.owner.mail.provider === 'smtp'));
  const findConfig = createFindConfig(app, services.memory, deps.limits);
  const isFit = () => !isKeyMissing(numbersOf(deps.sql));
  for (const route of routesOf[role]) route(app, { ...deps, ...services, offer, findConfig, isFit });
  if (role !== 'worker') serveOwners(app, deps, offer);
  await app.ready();
  return app;
}

function serveOwners(app: FastifyInstance, deps: AppDeps, offer: () => Offer): void {
  const { owner, ownerSql: sql = deps.sql, services } = deps;
  const { memory } = services;
  const findWhitelist = (accountId: number) => {
    const { whitelist = [] } = memory.peek(accountId)?.config ?? {};
    return memory.knows(accountId) ? (whitelist as readonly string[]) : undefined;
  };
  serveOwner(app, deps, { owner, offer, sql, services, findWhitelist });
}

function createHttp({ log, trustProxy, limits }: AppDeps): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustsProxy(trustProxy),
    bodyLimit: limits.smsBodyBytes,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: trustProxy === false ? limits.keepAliveTimeoutMs : limits.proxyKeepAliveMs,
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
