import * as v from 'valibot';
import { makeId } from '../../makeId';
import { hashSecret } from '../../owner/makeSecret';
import { drawNumbers } from '../../owner/openSession';
import { apiField } from '../../owner/shapes/apiField';
import { SessionEntry, SessionShape, sessionBodies } from '../../owner/shapes/SessionShape';
import { addAccount, createAccount } from '../../store/owner/createAccount';
import {
  endOtherSessions,
  endSession,
  endSessionByToken,
  listSessions,
  moveSession,
} from '../../store/owner/findSession';
import { findMemberships, findUserByEmail } from '../../store/owner/findUser';
import { forgetTries } from '../../store/owner/judgeTry';
import { ApiError, conflict, invalid, notFound } from './ApiError';
import { type ApiCall, type ApiRoute, defineRoute } from './ApiRoute';
import { buildSessionCookie } from './buildSessionCookie';
import { countTry, tryKey } from './countTry';
import { personOf, tellSession } from './personOf';
import { startSession } from './startSession';
import { writeAudit } from './writeAudit';

const tag = 'Session';
type SignUp = Pick<ApiCall<unknown, unknown, v.InferOutput<typeof sessionBodies.signUp>>, 'parts' | 'body'>;

/** A new person with an account; or an account for somebody who is here, knows their password and belongs to none. */
async function makeAccount(call: SignUp) {
  const { parts, body } = call;
  const known = await findUserByEmail(parts.sql, body.email);
  const account = { accountIds: drawNumbers(), pageName: body.pageName };
  if (!known) {
    const passwordHash = await parts.passwords.hash(body.password);
    const user = { userId: makeId(), email: body.email, name: body.name, passwordHash };
    return await createAccount(parts.sql, { ...account, user });
  }
  await countTry(call, tryKey('sign-in', body.email), parts.limits.signInsPerMail);
  const isRight = await parts.passwords.matches(body.password, known.passwordHash);
  return isRight ? await addAccount(parts.sql, { ...account, userId: known.userId }) : undefined;
}

/** Coming in, going out, and the sessions one has. [OWN-01] */
export const sessionRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/sign-up',
    tag,
    summary: 'Make an account with its first owner, and sign in.',
    access: 'anyone',
    body: sessionBodies.signUp,
    answer: SessionShape,
    status: 201,
    async handle(call) {
      const { parts, from } = call;
      if (parts.signUp === 'closed') throw new ApiError(403, 'closed', 'New accounts are not made here.');
      await countTry(call, tryKey('sign-up', from.ipShort), parts.limits.signUpsPerNet);
      const place = await makeAccount(call);
      if (!place) throw conflict('Somebody with this mail address is here already. Sign in instead.');
      const caller = { kind: 'person', role: 'owner', sessionId: '', ...place } as const;
      await writeAudit({ caller, accountId: place.accountId, from }, parts.sql, { action: 'account.made' });
      await startSession(call, place);
      return await tellSession(parts, place);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/sign-in',
    tag,
    summary: 'Sign in. The answer to a wrong password and to an unknown address is the same.',
    access: 'anyone',
    body: sessionBodies.signIn,
    answer: SessionShape,
    async handle(call) {
      const { parts, body, from } = call;
      const mailKey = tryKey('sign-in', body.email);
      await countTry(call, tryKey('sign-in-net', from.ipShort), parts.limits.signInsPerNet);
      await countTry(call, mailKey, parts.limits.signInsPerMail);
      const user = await findUserByEmail(parts.sql, body.email);
      const isRight = await parts.passwords.matches(body.password, user?.passwordHash);
      if (!user || !isRight) throw new ApiError(401, 'wrong', 'The mail address or the password is wrong.');
      await forgetTries(parts.sql, mailKey);
      const [first] = await findMemberships(parts.sql, user.userId);
      if (!first) throw new ApiError(403, 'no_account', 'You belong to no account. Make one to go on.');
      const place = { userId: user.userId, accountId: first.accountId };
      await startSession(call, place);
      return await tellSession(parts, place);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/sign-out',
    tag,
    summary: 'End this session.',
    access: 'anyone',
    async handle({ parts, cookie, reply }) {
      if (cookie !== undefined) await endSessionByToken(parts.sql, hashSecret(cookie));
      reply.header('Set-Cookie', buildSessionCookie(parts.publicUrl, undefined));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/session',
    tag,
    summary: 'Who is signed in, in which account and as what.',
    access: 'person',
    answer: SessionShape,
    handle: async (call) => await tellSession(call.parts, personOf(call)),
  }),
  defineRoute({
    method: 'POST',
    path: '/session/account',
    tag,
    summary: 'Work in another of your accounts.',
    access: 'person',
    body: sessionBodies.account,
    answer: SessionShape,
    async handle(call) {
      const { userId, sessionId } = personOf(call);
      const { accountId } = call.body;
      if (!(await moveSession(call.parts.sql, sessionId, accountId))) {
        throw invalid([{ path: 'accountId', message: 'is not an account of yours' }]);
      }
      return await tellSession(call.parts, { userId, accountId });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/sessions',
    tag,
    summary: 'Your sessions on all devices.',
    access: 'person',
    answer: v.object({ sessions: v.array(SessionEntry) }),
    async handle(call) {
      const { userId, sessionId } = personOf(call);
      const sessions = await listSessions(call.parts.sql, userId);
      return { sessions: sessions.map((one) => ({ ...one, isCurrent: one.sessionId === sessionId })) };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/sessions/:sessionId',
    tag,
    summary: 'End one of your sessions.',
    access: 'person',
    params: v.object({ sessionId: apiField.uuid }),
    async handle(call) {
      const ended = await endSession(call.parts.sql, personOf(call).userId, call.params.sessionId);
      if (!ended) throw notFound('session');
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/sessions',
    tag,
    summary: 'End all your sessions but this one.',
    access: 'person',
    async handle(call) {
      const { userId, sessionId } = personOf(call);
      await endOtherSessions(call.parts.sql, userId, sessionId);
    },
  }),
];
