import { hashSecret, makeSecret } from '../../owner/makeSecret';
import { resetMail } from '../../owner/rules/resetMail';
import { sessionBodies } from '../../owner/shapes/SessionShape';
import { findUser, findUserByEmail } from '../../store/owner/findUser';
import { judgeTry } from '../../store/owner/judgeTry';
import { changePassword, resetPassword } from '../../store/owner/resetPassword';
import { findMailToken, saveMailToken } from '../../store/owner/saveMailToken';
import { ApiError, invalid } from './ApiError';
import { type ApiCall, type ApiRoute, defineRoute } from './ApiRoute';
import { countTry, tryKey } from './countTry';
import { fateOfMails, MailFateShape } from './fateOfMails';
import { personOf } from './personOf';

const tag = 'Session';
const gone = () => invalid([{ path: 'token', message: 'is used up or too old; ask for a new mail' }]);

const undecided =
  'Accounts were made under this address before anybody showed that it is theirs. Say which of them are yours.';
const noKeep = { path: 'keep', message: 'is missing: name your accounts, or none' };

/** Sends the mail if there is such a person; nobody waits for that, so nobody can tell by the time whether there is. */
async function sendReset({ parts, from }: ApiCall, email: string): Promise<void> {
  const user = await findUserByEmail(parts.sql, email);
  if (!user) return;
  const verdict = await judgeTry(parts.sql, tryKey('reset', email), parts.limits.resetsPerMail);
  if (!verdict.ok) return;
  const token = makeSecret();
  await saveMailToken(parts.sql, {
    tokenHash: hashSecret(token),
    purpose: 'reset',
    userId: user.userId,
    accountId: null,
    lifeS: parts.limits.resetLifeS,
  });
  await parts.mailer.send({ to: email, ...resetMail(`${from.ownAddress}/console/reset#token=${token}`) });
}

/** Passwords that were forgotten, and those that are to change. Either way every other session ends. [OWN-01] */
export const passwordRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/password/forgot',
    tag,
    summary: 'Ask for a mail with which a password can be set. The answer is the same whoever asks.',
    access: 'anyone',
    body: sessionBodies.forgot,
    status: 202,
    answer: MailFateShape,
    async handle(call) {
      const { parts, from, body } = call;
      const fate = fateOfMails(parts);
      await countTry(call as ApiCall, tryKey('reset-net', from.ipShort), parts.limits.resetsPerNet);
      sendReset(call as ApiCall, body.email).catch((error: unknown) =>
        call.log.error({ err: error }, 'a mail for a new password was not sent'),
      );
      return fate;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/password/reset',
    tag,
    summary:
      'Set a password with the token of such a mail. It works once. What was opened under your address before you showed that it is yours ends, but for the accounts you name in `keep`.',
    access: 'anyone',
    body: sessionBodies.reset,
    async handle({ parts, body: { token, password, keep }, from: { ipShort } }) {
      const tokenHash = hashSecret(token);
      const sent = await findMailToken(parts.sql, tokenHash, 'reset');
      if (!sent) throw gone();
      const user = await findUserByEmail(parts.sql, sent.email);
      const passwordHash = await parts.passwords.hash(password, user?.passwordHash);
      const result = await resetPassword(parts.sql, { tokenHash, passwordHash, keep, ipShort });
      if (result === 'gone') throw gone();
      if (result === 'undecided') throw new ApiError(409, 'undecided', undecided, { fields: [noKeep] });
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
      const { parts, body } = call;
      const { userId, sessionId } = personOf(call);
      await countTry(call as ApiCall, tryKey('change', userId), parts.limits.signInsPerMail);
      const user = await findUser(parts.sql, userId);
      if (!user?.passwordHash)
        throw new ApiError(409, 'no_password', 'You have no password yet. Ask for a mail to set one.');
      if (!(await parts.passwords.matches(body.current, user.passwordHash))) {
        throw invalid([{ path: 'current', message: 'is not your password' }]);
      }
      const passwordHash = await parts.passwords.hash(body.next, user.passwordHash);
      const { ipShort } = call.from;
      await changePassword(parts.sql, { userId, sessionId, passwordHash, ipShort });
    },
  }),
];
