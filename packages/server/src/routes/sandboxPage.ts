import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheTimes } from '../rules/cacheTimes';
import { buildSandboxPage } from '../sandbox/buildSandboxPage';
import { sandboxHeaders } from '../sandbox/sandboxHeaders';
import { findSandboxAccount, listSandboxAccounts } from '../store/findSandboxAccount';
import type { RouteDeps } from './Deps';

/** `GET /sandbox/{accountId}`: the phone and the messenger of an account that is tried out; any other has none. [OWN-13, OWN-20] */
export function sandboxPage(app: FastifyInstance, { sql, sandbox }: RouteDeps): void {
  if (sandbox === undefined) return;
  for (const path of ['/sandbox', '/sandbox/']) {
    app.get(path, async (_request, reply) => {
      const [first] = await listSandboxAccounts(sql, 1);
      if (!first) return reply.callNotFound();
      return reply.header('Cache-Control', 'no-store').redirect(`/sandbox/${first.id}`);
    });
  }
  app.get<{ Params: { accountId: string } }>('/sandbox/:accountId(^\\d{1,15}$)', async (request, reply) => {
    const account = await findSandboxAccount(sql, Number(request.params.accountId));
    if (!account) return reply.callNotFound();
    return reply
      .headers(sandboxHeaders)
      .type('text/html; charset=utf-8')
      .send(buildSandboxPage(account.accountId, sandbox.script));
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
