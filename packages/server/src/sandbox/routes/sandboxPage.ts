import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheTimes } from '../../http/pure/index';
import { buildSandboxPage } from '../buildSandboxPage';
import { sandboxHeaders } from '../sandboxHeaders';
import { sandboxLimits } from '../sandboxLimits';
import { listSandboxAccounts, selectSandboxAccount } from '../store/selectSandboxAccount';
import { findSandboxViewer, refuseSandbox } from './findSandboxViewer';
import type { SandboxDeps } from './SandboxDeps';

/** We can redirect a page that someone opens to the sign-in, but not a frame or a script. */
const isPage = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-dest'] === 'document';

/** `GET /sandbox/{accountId}`: phone and Messenger of an account in sandbox mode, for its members. [OWN-01, OWN-13, OWN-20] */
export function sandboxPage(app: FastifyInstance, deps: SandboxDeps): void {
  const { sql, sandbox } = deps;
  if (sandbox === undefined) return;
  const hasConsole = deps.console !== undefined;
  for (const path of ['/sandbox', '/sandbox/']) {
    app.get(path, async (request, reply) => {
      const viewer = await findSandboxViewer(request, deps);
      const found = await listSandboxAccounts(sql, viewer, sandboxLimits.accounts);
      const chosen = found.find(({ id }) => id === viewer.accountId) ?? found[0];
      reply.header('Cache-Control', 'no-store');
      if (chosen) return reply.redirect(`/sandbox/${chosen.id}`);
      if (viewer.userId === undefined && hasConsole && isPage(request))
        return reply.redirect(`/console${request.url}`);
      return refuseSandbox(reply, viewer);
    });
  }
  app.get<{ Params: { accountId: string } }>('/sandbox/:accountId(^\\d{1,15}$)', async (request, reply) => {
    const accountId = Number(request.params.accountId);
    const viewer = await findSandboxViewer(request, deps);
    const account = await selectSandboxAccount(sql, viewer, accountId);
    reply.headers(sandboxHeaders);
    if (!account && viewer.userId !== undefined) return reply.callNotFound();
    if (!account && hasConsole && isPage(request)) return reply.redirect(`/console${request.url}`);
    // In a frame, the page itself says that it needs a session.
    return reply
      .code(account ? 200 : 401)
      .type('text/html; charset=utf-8')
      .send(buildSandboxPage(accountId, sandbox.script));
  });
  app.register(fastifyStatic, {
    root: sandbox.assetsDir,
    prefix: '/sandbox/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => {
      reply.setHeader('Cache-Control', `public, max-age=${cacheTimes.assetMaxAgeS}, immutable`);
      reply.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    },
  });
}
