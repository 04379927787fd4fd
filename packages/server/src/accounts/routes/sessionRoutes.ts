import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import {
  type ApiCall,
  ApiError,
  type ApiRoute,
  conflict,
  countTry,
  defineRoute,
  invalid,
  notFound,
  tryKey,
} from '../../api/index';
import { apiField } from '../../api/pure/index';
import { generateId } from '../../database/index';
import { parseTimeZone } from '../../formats/pure/index';
import { hashSecret } from '../../secrets/index';
import { generateAccountNumbers } from '../openSession';
import { SessionEntry, SessionShape, sessionBodies } from '../shapes/SessionShape';
import { addAccount, createAccount } from '../store/createAccount';
import {
  endOtherSessions,
  endSession,
  endSessionByToken,
  listSessions,
  moveSession,
} from '../store/findSession';
import { selectMemberships, selectUsersByEmail, type User } from '../store/selectUser';
import { buildSessionCookie } from './buildSessionCookie';
import { findSigningIn } from './findSigningIn';
import { sendProof } from './sendProof';
import { describeSession, signedInUserOf } from './signedInUserOf';
import { recordSignIn, startSession } from './startSession';
import { writeAudit } from './writeAudit';

const tag = 'Session';
type SignUp = Pick<
  ApiCall<unknown, unknown, v.InferOutput<typeof sessionBodies.signUp>>,
  'deps' | 'body' | 'from' | 'log' | 'reply'
>;

const hashesOf = (users: User[]) => users.map(({ passwordHash }) => passwordHash);

/**
 * A new person with an account, even if someone else signed up with the address: nothing reveals it. A caller who knows
 * the address's password isn't a stranger; they get an account only if they have none. [OWN-01]
 */
async function makeAccount(call: SignUp) {
  const { deps, body, from } = call;
  const { email, name, pageName } = body;
  const timeZone = parseTimeZone(body.timeZone) ?? 'UTC';
  const account = {
    accountIds: generateAccountNumbers(),
    pageName,
    timeZone,
    entryId: generateId(),
    ipShort: from.ipShort,
  };
  await countTry(call, tryKey('sign-in', email), deps.limits.signInsPerMail);
  const users = await selectUsersByEmail(deps.sql, email);
  // The same work either way, so that the response time reveals nothing either.
  const known = users[await deps.passwords.find(body.password, hashesOf(users))];
  const passwordHash = await deps.passwords.hash(body.password, users[0]?.passwordHash);
  if (known) return await addAccount(deps.sql, { ...account, userId: known.userId });
  const user = { userId: generateId(), email, name, passwordHash };
  const place = await createAccount(deps.sql, { ...account, user });
  sendProof(call, { userId: user.userId, email, hasAccount: users.length > 0 });
  return place;
}

/** Signing up, in and out, and a person's sessions. [OWN-01] */
export const sessionRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/sign-up',
    tag,
    summary:
      'Sign up: create an account with its first owner, and sign in. The response is the same whether the address exists or not.',
    access: 'anyone',
    body: sessionBodies.signUp,
    answer: SessionShape,
    status: 201,
    async handle(call) {
      const { deps, from } = call;
      if (deps.signUp === 'closed') throw new ApiError(403, 'closed', explain('closed'));
      await countTry(call, tryKey('sign-up', from.ipShort), deps.limits.signUpsPerNet);
      const place = await makeAccount(call);
      if (!place) throw conflict('account_exists');
      await startSession(call, place);
      return await describeSession(deps, place);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/sign-in',
    tag,
    summary: 'Sign in. A wrong password and an unknown address give the same response.',
    access: 'anyone',
    body: sessionBodies.signIn,
    answer: SessionShape,
    async handle(call) {
      const { deps } = call;
      const user = await findSigningIn(call);
      if (!user) throw new ApiError(401, 'wrong', explain('wrong'));
      const [first] = await selectMemberships(deps.sql, user.userId);
      if (!first) throw new ApiError(403, 'no_account', explain('no_account'));
      const place = { userId: user.userId, accountId: first.accountId };
      await startSession(call, place);
      await recordSignIn(call, place);
      return await describeSession(deps, place);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/sign-out',
    tag,
    summary: 'Sign out.',
    access: 'anyone',
    async handle({ deps, cookie, reply }) {
      if (cookie !== undefined) await endSessionByToken(deps.sql, hashSecret(cookie));
      reply.header('Set-Cookie', buildSessionCookie(deps.publicUrl, undefined));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/session',
    tag,
    summary: 'Get the signed-in person with their account and role.',
    access: 'person',
    answer: SessionShape,
    handle: async (call) => await describeSession(call.deps, signedInUserOf(call)),
  }),
  defineRoute({
    method: 'POST',
    path: '/session/account',
    tag,
    summary: 'Switch to another of your accounts.',
    access: 'person',
    body: sessionBodies.account,
    answer: SessionShape,
    async handle(call) {
      const { userId, sessionId } = signedInUserOf(call);
      const { accountId } = call.body;
      if (!(await moveSession(call.deps.sql, sessionId, accountId))) {
        throw invalid([{ path: 'accountId', ...explain('other_account') }]);
      }
      await recordSignIn(call, { userId, accountId });
      return await describeSession(call.deps, { userId, accountId });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/sessions',
    tag,
    summary: 'List your active sessions.',
    access: 'person',
    answer: v.object({ sessions: v.array(SessionEntry) }),
    async handle(call) {
      const { userId, sessionId } = signedInUserOf(call);
      const sessions = await listSessions(call.deps.sql, userId);
      return { sessions: sessions.map((one) => ({ ...one, isCurrent: one.sessionId === sessionId })) };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/sessions/:sessionId',
    tag,
    summary: 'Sign out one of your sessions.',
    access: 'person',
    params: v.object({ sessionId: apiField.uuid }),
    async handle(call) {
      const { userId } = signedInUserOf(call);
      const { sessionId } = call.params;
      await call.deps.sql.begin(async (sql) => {
        if (!(await endSession(sql, userId, sessionId))) throw notFound('session');
        await writeAudit(call as ApiCall, sql, { action: 'session.ended', target: sessionId });
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/sessions',
    tag,
    summary: 'Sign out all your other sessions.',
    access: 'person',
    async handle(call) {
      const { userId, sessionId } = signedInUserOf(call);
      await call.deps.sql.begin(async (sql) => {
        const count = await endOtherSessions(sql, userId, sessionId);
        if (count > 0) await writeAudit(call, sql, { action: 'session.ended', details: { count } });
      });
    },
  }),
];
