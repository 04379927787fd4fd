import { explain } from '@beckon/contract/data/explain';
import {
  type ApiCall,
  ApiError,
  type ApiRoute,
  countTry,
  defineRoute,
  invalid,
  recordTry,
  tryKey,
} from '../../api/index';
import { generateSecret, hashSecret } from '../../secrets/index';
import { resetMail } from '../pure/resetMail';
import { sessionBodies } from '../shapes/SessionShape';
import { insertMailToken, selectMailToken } from '../store/insertMailToken';
import { changePassword, resetPassword } from '../store/resetPassword';
import { selectUserByEmail } from '../store/selectUser';
import { checkPassword } from './checkPassword';
import { MailOutcomeShape, mailOutcome } from './mailOutcome';
import { signedInUserOf } from './signedInUserOf';

const tag = 'Session';
const gone = () => invalid([{ path: 'token', ...explain('link_gone') }]);

const undecided =
  'Some accounts were created with this email address before you confirmed it. Choose the ones that are yours.';
const missingChoice = { path: 'keep', message: 'is missing. List your accounts, or send an empty list' };

/** Emails the person, if they exist. */
async function sendReset({ deps, from }: ApiCall, email: string): Promise<void> {
  const user = await selectUserByEmail(deps.sql, email);
  if (!user) return;
  const verdict = await recordTry(deps.sql, tryKey('reset', email), deps.limits.resetsPerMail);
  if (!verdict.ok) return;
  const token = generateSecret();
  await insertMailToken(deps.sql, {
    tokenHash: hashSecret(token),
    purpose: 'reset',
    userId: user.userId,
    accountId: null,
    lifeS: deps.limits.resetLifeS,
  });
  await deps.mailer.send({ to: email, ...resetMail(`${from.ownAddress}/console/reset#token=${token}`) });
}

/** Resetting and changing passwords. Either way, all other sessions end. [OWN-01] */
export const passwordRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/password/forgot',
    tag,
    summary: 'Send a password reset email. The response is the same whether the address exists or not.',
    access: 'anyone',
    body: sessionBodies.forgot,
    status: 202,
    answer: MailOutcomeShape,
    async handle(call) {
      const { deps, from, body } = call;
      const outcome = mailOutcome(deps);
      await countTry(call as ApiCall, tryKey('reset-net', from.ipShort), deps.limits.resetsPerNet);
      deps.followUps.add(
        call.reply.raw,
        () => sendReset(call as ApiCall, body.email),
        (error) => call.log.error({ err: error }, 'could not send a password reset email'),
      );
      return outcome;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/password/reset',
    tag,
    summary:
      'Set a password with the token from the reset email. It works once. Accounts created with your email address before you confirmed it are removed, except those in `keep`.',
    access: 'anyone',
    body: sessionBodies.reset,
    async handle({ deps, body: { token, password, keep }, from: { ipShort } }) {
      const tokenHash = hashSecret(token);
      const sent = await selectMailToken(deps.sql, tokenHash, 'reset');
      if (!sent) throw gone();
      const user = await selectUserByEmail(deps.sql, sent.email);
      const passwordHash = await deps.passwords.hash(password, user?.passwordHash);
      const result = await resetPassword(deps.sql, { tokenHash, passwordHash, keep, ipShort });
      if (result === 'gone') throw gone();
      if (result === 'undecided')
        throw new ApiError(409, 'undecided', { message: undecided }, { fields: [missingChoice] });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/password/change',
    tag,
    summary: 'Change your password. Your other sessions end.',
    access: 'person',
    body: sessionBodies.change,
    async handle(call) {
      const { deps, body } = call;
      const { userId, sessionId } = signedInUserOf(call);
      const user = await checkPassword(call, body.current, 'current');
      if (user.passwordHash === null) throw new ApiError(409, 'no_password', explain('no_password'));
      const passwordHash = await deps.passwords.hash(body.next, user.passwordHash);
      const { ipShort } = call.from;
      await changePassword(deps.sql, { userId, sessionId, passwordHash, ipShort });
    },
  }),
];
