import type { FastifyInstance } from 'fastify';
import type { OwnerDeps } from '../../api/index';
import { clientOf } from '../../http/index';
import { hashSecret } from '../../secrets/index';
import { openSession } from '../openSession';
import { signInPath } from '../signInPath';
import { spendMailToken } from '../store/insertMailToken';
import { buildSessionCookie } from './buildSessionCookie';
import { recordSignIn } from './startSession';

/** `GET /sign-in/{word}`: the link that the server prints at start. It opens the console, once. [OWN-20] */
export function serveSignInLink(app: FastifyInstance, deps: OwnerDeps): void {
  // A HEAD request, as link previews make it, must not use it up.
  app.get<{ Params: { word: string } }>(
    `${signInPath}:word`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
      const signedIn = await spendMailToken(deps.sql, hashSecret(request.params.word), 'link');
      if (!signedIn || signedIn.accountId === null) {
        return reply
          .code(410)
          .send({ error: 'This link has expired or was already used. Restart the server to get a new one.' });
      }
      const token = await openSession(deps.sql, {
        userId: signedIn.userId,
        accountId: signedIn.accountId,
        ...clientOf(request),
      });
      const place = { userId: signedIn.userId, accountId: signedIn.accountId };
      await recordSignIn({ deps, from: clientOf(request) }, place);
      const hasConsole = app.hasRoute({ method: 'GET', url: '/console/*' });
      return reply
        .header('Set-Cookie', buildSessionCookie(deps.publicUrl, token))
        .redirect(hasConsole ? '/console/' : '/api/docs', 303);
    },
  );
}
