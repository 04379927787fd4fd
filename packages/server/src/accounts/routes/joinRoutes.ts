import { type Explained, explain } from '@beckon/contract/data/explain';
import type * as v from 'valibot';
import {
  type ApiCall,
  type ApiRoute,
  conflict,
  countTry,
  defineRoute,
  invalid,
  refundTry,
  tryKey,
} from '../../api/index';
import type { Caller } from '../../api/pure/index';
import { generateId } from '../../database/index';
import { hashSecret } from '../../secrets/index';
import { SessionShape, ShownInvitationShape, sessionBodies } from '../shapes/SessionShape';
import { canSignIn, type Joining, joinAccount } from '../store/joinAccount';
import { selectAccount } from '../store/selectAccount';
import { selectUsersByEmail, type User } from '../store/selectUser';
import { selectInvitation } from '../store/upsertInvitation';
import { describeSession } from './signedInUserOf';
import { startSession } from './startSession';

const tag = 'Members';
const gone = () => invalid([{ path: 'token', ...explain('invitation_gone') }]);

type Accept = ApiCall<unknown, unknown, v.InferOutput<typeof sessionBodies.accept>>;
const wrong = (why: Explained) => invalid([{ path: 'password', ...why }]);

/** The people with an address who can accept its invitation: who confirmed it, else everyone who signed up with it. */
async function findInvited(call: Pick<ApiCall, 'deps'>, email: string): Promise<User[]> {
  const users = (await selectUsersByEmail(call.deps.sql, email)).filter(canSignIn);
  return users[0]?.isProved ? users.slice(0, 1) : users;
}

/** The caller, if they are one of these. */
const findCalling = ({ caller }: { caller: Caller | undefined }, users: User[]) =>
  users.find(({ userId }) => caller?.kind === 'person' && caller.userId === userId);

/** What someone must provide to accept an invitation. */
function findNeeds(
  call: { caller: Caller | undefined },
  users: User[],
): v.InferOutput<typeof ShownInvitationShape>['needs'] {
  if (users.length === 0) return 'newPassword';
  return findCalling(call, users) ? 'nothing' : 'password';
}

/** A link may be forwarded or leak: it must not open the existing account of its recipient. [OWN-01] */
async function recognise(call: Accept, email: string): Promise<Joining['who']> {
  const { deps, body } = call;
  const users = await findInvited(call, email);
  const { password } = body;
  if (users.length === 0) {
    if (password === undefined) throw wrong(explain('no_new_password'));
    const passwordHash = await deps.passwords.hash(password);
    return { isKnown: false, userId: generateId(), name: body.name, passwordHash };
  }
  const calling = findCalling(call, users);
  if (calling) return { isKnown: true, userId: calling.userId };
  if (password === undefined) throw wrong(explain('no_known_password'));
  const mailKey = tryKey('sign-in', email);
  await countTry(call, mailKey, deps.limits.signInsPerMail);
  const hashes = users.map(({ passwordHash }) => passwordHash);
  const known = users[await deps.passwords.find(password, hashes)];
  if (!known) throw wrong(explain('not_your_password'));
  await refundTry(deps.sql, mailKey);
  return { isKnown: true, userId: known.userId };
}

/** How people accept an invitation. [OWN-01] */
export const joinRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/invitations/look',
    tag,
    summary: 'Get what an invitation is for, and what’s needed to accept it.',
    access: 'anyone',
    body: sessionBodies.token,
    answer: ShownInvitationShape,
    async handle(call) {
      const { deps, body, from } = call;
      await countTry(call, tryKey('accept-net', from.ipShort), deps.limits.acceptsPerNet);
      const invitation = await selectInvitation(deps.sql, hashSecret(body.token));
      if (!invitation) throw gone();
      const { email, role, accountId } = invitation;
      const users = await findInvited(call, email);
      const account = await selectAccount(deps.sql, accountId);
      return { email, role, needs: findNeeds(call, users), pageName: account?.pageName ?? '' };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/invitations/accept',
    tag,
    summary:
      'Accept an invitation. If the address already has an account, sign in or send its password; otherwise choose a password.',
    access: 'anyone',
    body: sessionBodies.accept,
    answer: SessionShape,
    async handle(call) {
      const { deps, body, from } = call;
      await countTry(call, tryKey('accept-net', from.ipShort), deps.limits.acceptsPerNet);
      const tokenHash = hashSecret(body.token);
      const invitation = await selectInvitation(deps.sql, tokenHash);
      if (!invitation) throw gone();
      const joined = await joinAccount(deps.sql, {
        tokenHash,
        who: await recognise(call, invitation.email),
        entryId: generateId(),
        mostMembers: deps.limits.membersPerAccount,
        ipShort: from.ipShort,
      });
      if (joined === 'gone') throw gone();
      if (joined === 'full') throw conflict('members_full');
      if (joined === 'changed') throw conflict('address_moved');
      await startSession(call, joined);
      return await describeSession(deps, joined);
    },
  }),
];
