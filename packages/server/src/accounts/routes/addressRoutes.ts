import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { type ApiRoute, countTry, defineRoute, invalid, tryKey } from '../../api/index';
import { hashSecret } from '../../secrets/index';
import { ClaimShape, sessionBodies } from '../shapes/SessionShape';
import { confirmAddress } from '../store/confirmAddress';
import { selectMailToken } from '../store/insertMailToken';
import { selectClaims } from '../store/selectClaims';
import { signedInUserOf } from './signedInUserOf';

const tag = 'Session';

/** Confirms that a person owns an email address, and lists the accounts created with it. [OWN-01] */
export const addressRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/session/address',
    tag,
    summary:
      'Confirm your email address with the token from the sign-up email. If you confirmed it before, your new account joins the older ones: you sign in to all of them with the new password, and all earlier sessions end.',
    access: 'person',
    body: sessionBodies.token,
    answer: v.object({ isJoined: v.boolean() }),
    async handle(call) {
      const { deps, body, from } = call;
      const { userId } = signedInUserOf(call);
      const tokenHash = hashSecret(body.token);
      const proof = await confirmAddress(deps.sql, { tokenHash, userId, ipShort: from.ipShort });
      if (proof !== 'gone') return { isJoined: proof === 'joined' };
      throw invalid([{ path: 'token', ...explain('link_not_yours') }]);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/password/reset/accounts',
    tag,
    summary:
      'Accounts created with your email address before you confirmed it. When you set a password, you choose which ones to keep.',
    access: 'anyone',
    body: sessionBodies.token,
    answer: v.object({ accounts: v.array(ClaimShape) }),
    async handle(call) {
      const { deps, body, from } = call;
      await countTry(call, tryKey('accept-net', from.ipShort), deps.limits.acceptsPerNet);
      const sent = await selectMailToken(deps.sql, hashSecret(body.token), 'reset');
      if (!sent) throw invalid([{ path: 'token', ...explain('link_gone') }]);
      return { accounts: await selectClaims(deps.sql, sent.email) };
    },
  }),
];
