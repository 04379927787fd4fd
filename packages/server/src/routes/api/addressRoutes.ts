import * as v from 'valibot';
import { hashSecret } from '../../owner/makeSecret';
import { ClaimShape, sessionBodies } from '../../owner/shapes/SessionShape';
import { findClaims } from '../../store/owner/findClaims';
import { proveAddress } from '../../store/owner/proveAddress';
import { findMailToken } from '../../store/owner/saveMailToken';
import { invalid } from './ApiError';
import { type ApiRoute, defineRoute } from './ApiRoute';
import { countTry, tryKey } from './countTry';
import { personOf } from './personOf';

const tag = 'Session';

/** Whose a mail address is, and what was opened under it. [OWN-01] */
export const addressRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/session/address',
    tag,
    summary:
      'Show that your mail address is yours, with the token of the mail you got when you signed up. If it was shown before, the account you made now is with the older ones: you sign in to all of them with the password you chose now, and every session from before ends.',
    access: 'person',
    body: sessionBodies.token,
    answer: v.object({ isJoined: v.boolean() }),
    async handle(call) {
      const { parts, body, from } = call;
      const { userId } = personOf(call);
      const tokenHash = hashSecret(body.token);
      const proof = await proveAddress(parts.sql, { tokenHash, userId, ipShort: from.ipShort });
      if (proof !== 'gone') return { isJoined: proof === 'joined' };
      const message = 'is used up, too old, or was sent to somebody else; sign in as whom it was sent to';
      throw invalid([{ path: 'token', message }]);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/password/reset/accounts',
    tag,
    summary:
      'What was opened under your address before you showed that it is yours. Whoever sets a password says which of it they keep.',
    access: 'anyone',
    body: sessionBodies.token,
    answer: v.object({ accounts: v.array(ClaimShape) }),
    async handle(call) {
      const { parts, body, from } = call;
      await countTry(call, tryKey('accept-net', from.ipShort), parts.limits.acceptsPerNet);
      const sent = await findMailToken(parts.sql, hashSecret(body.token), 'reset');
      if (!sent) throw invalid([{ path: 'token', message: 'is used up or too old; ask for a new mail' }]);
      return { accounts: await findClaims(parts.sql, sent.email) };
    },
  }),
];
