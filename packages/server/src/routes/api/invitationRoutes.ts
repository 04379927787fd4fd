import * as v from 'valibot';
import { makeId } from '../../makeId';
import { hashSecret, makeSecret } from '../../owner/makeSecret';
import { inviteMail } from '../../owner/rules/resetMail';
import { apiField } from '../../owner/shapes/apiField';
import { InvitationShape, SessionShape, sessionBodies } from '../../owner/shapes/SessionShape';
import { findAccount } from '../../store/findAccount';
import { findUserByEmail } from '../../store/owner/findUser';
import { isOwnOf, joinAccount } from '../../store/owner/joinAccount';
import { listMembers } from '../../store/owner/listMembers';
import { lockAccount } from '../../store/owner/lockAccount';
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  saveInvitation,
} from '../../store/owner/saveInvitation';
import { conflict, invalid, notFound } from './ApiError';
import { type ApiRoute, defineRoute } from './ApiRoute';
import { countTry, tryKey } from './countTry';
import { personOf, tellSession } from './personOf';
import { startSession } from './startSession';
import { writeAudit } from './writeAudit';

const tag = 'Members';
const full = 'The account has as many members and invitations as it can have.';
const gone = () => invalid([{ path: 'token', message: 'is used up or too old; ask for a new invitation' }]);

/** How people come to work on an account. [OWN-01] */
export const invitationRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/members',
    tag,
    summary: 'Invite somebody by mail. They are a member once they have followed the link.',
    access: 'owner',
    body: sessionBodies.invite,
    status: 202,
    async handle(call) {
      const { parts, body, accountId, from } = call;
      personOf(call);
      const { email, role } = body;
      const { limits } = parts;
      // Mails of this server must not become somebody's way of writing to strangers.
      await countTry(call, tryKey('invite', String(accountId)), limits.invitesPerAccount);
      await countTry(call, tryKey('invited', email), limits.invitesPerMail);
      const token = makeSecret();
      const pageName = await call.scoped(async (sql) => {
        await lockAccount(sql, accountId);
        const account = await findAccount(sql, accountId);
        const members = await listMembers(sql, accountId);
        if (members.some((one) => one.email === email)) throw conflict('This person is a member already.');
        const others = (await listInvitations(sql, accountId)).filter((one) => one.email !== email);
        if (members.length + others.length >= limits.membersPerAccount) throw conflict(full);
        const invitationId = makeId();
        const tokenHash = hashSecret(token);
        await saveInvitation(sql, {
          accountId,
          invitationId,
          email,
          role,
          tokenHash,
          lifeS: limits.inviteLifeS,
        });
        await writeAudit(call, sql, { action: 'member.invited', target: invitationId, details: { role } });
        return account?.pageName ?? '';
      });
      const link = `${from.ownAddress}/console/invitation#token=${token}`;
      await parts.mailer.send({ to: email, ...inviteMail(link, pageName) });
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/invitations',
    tag,
    summary: 'Invitations that nobody has followed yet.',
    access: 'owner',
    answer: v.object({ invitations: v.array(InvitationShape) }),
    handle: async ({ scoped, accountId }) => ({
      invitations: await scoped((sql) => listInvitations(sql, accountId)),
    }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/invitations/:invitationId',
    tag,
    summary: 'Take an invitation back. Its link opens nothing any more.',
    access: 'owner',
    params: v.object({ invitationId: apiField.uuid }),
    async handle(call) {
      const {
        accountId,
        params: { invitationId },
      } = call;
      personOf(call);
      await call.scoped(async (sql) => {
        const role = await deleteInvitation(sql, accountId, invitationId);
        if (role === undefined) throw notFound('invitation');
        await writeAudit(call, sql, { action: 'member.uninvited', target: invitationId, details: { role } });
      });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/invitations/accept',
    tag,
    summary:
      'Follow an invitation. Who has never read a mail of this server at that address chooses a password; others keep theirs.',
    access: 'anyone',
    body: sessionBodies.accept,
    answer: SessionShape,
    async handle(call) {
      const { parts, body, from } = call;
      await countTry(call, tryKey('accept-net', from.ipShort), parts.limits.acceptsPerNet);
      const tokenHash = hashSecret(body.token);
      const invitation = await findInvitation(parts.sql, tokenHash);
      if (!invitation) throw gone();
      const user = await findUserByEmail(parts.sql, invitation.email);
      const isKept = (user && isOwnOf(user)) || body.password === undefined;
      const joined = await joinAccount(parts.sql, {
        tokenHash,
        newUserId: makeId(),
        entryId: makeId(),
        name: body.name,
        passwordHash: isKept ? undefined : await parts.passwords.hash(body.password ?? ''),
        mostMembers: parts.limits.membersPerAccount,
        ipShort: from.ipShort,
      });
      if (joined === 'gone') throw gone();
      if (joined === 'full') throw conflict(full);
      if (joined === 'needsPassword')
        throw invalid([{ path: 'password', message: 'is missing: choose one with which you will sign in' }]);
      await startSession(call, joined);
      return await tellSession(parts, joined);
    },
  }),
];
