import * as v from 'valibot';
import { type ApiRoute, conflict, countTry, defineRoute, notFound, tryKey } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { generateId } from '../../database/index';
import { generateSecret, hashSecret } from '../../secrets/index';
import { inviteMail } from '../pure/resetMail';
import { InvitationShape, sessionBodies } from '../shapes/SessionShape';
import { listMembers } from '../store/listMembers';
import { lockAccount } from '../store/lockAccounts';
import { selectAccount } from '../store/selectAccount';
import { selectUser } from '../store/selectUser';
import { deleteInvitation, listInvitations, upsertInvitation } from '../store/upsertInvitation';
import { MailOutcomeShape, mailOutcome } from './mailOutcome';
import { signedInUserOf } from './signedInUserOf';
import { writeAudit } from './writeAudit';

const tag = 'Members';

/** How people join an account. [OWN-01] */
export const invitationRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/members',
    tag,
    summary: 'Invite someone by email. They become a member when they accept.',
    access: 'owner',
    body: sessionBodies.invite,
    status: 202,
    answer: MailOutcomeShape,
    async handle(call) {
      const { deps, body, accountId, from } = call;
      const { userId } = signedInUserOf(call);
      const outcome = mailOutcome(deps);
      // Anyone can sign up with any address, and the email contains the name of their account.
      if (outcome.mails === 'sent' && !(await selectUser(deps.sql, userId))?.isProved)
        throw conflict('address_unproved');
      const { email, role } = body;
      const { limits } = deps;
      // Emails of this server must not become a way to write to strangers.
      await countTry(call, tryKey('invite', String(accountId)), limits.invitesPerAccount);
      await countTry(call, tryKey('invited', email), limits.invitesPerMail);
      const token = generateSecret();
      const pageName = await call.scoped(async (sql) => {
        await lockAccount(sql, accountId);
        const account = await selectAccount(sql, accountId);
        const members = await listMembers(sql, accountId);
        if (members.some((one) => one.email === email)) throw conflict('already_member');
        const others = (await listInvitations(sql, accountId)).filter((one) => one.email !== email);
        if (members.length + others.length >= limits.membersPerAccount) throw conflict('members_full');
        const invitationId = generateId();
        const tokenHash = hashSecret(token);
        await upsertInvitation(sql, {
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
      await deps.mailer.send({ to: email, ...inviteMail(link, pageName) });
      return outcome;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/invitations',
    tag,
    summary: 'List pending invitations.',
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
    summary: 'Revoke an invitation. Its link stops working.',
    access: 'owner',
    params: v.object({ invitationId: apiField.uuid }),
    async handle(call) {
      const {
        accountId,
        params: { invitationId },
      } = call;
      signedInUserOf(call);
      await call.scoped(async (sql) => {
        const role = await deleteInvitation(sql, accountId, invitationId);
        if (role === undefined) throw notFound('invitation');
        await writeAudit(call, sql, { action: 'member.uninvited', target: invitationId, details: { role } });
      });
    },
  }),
];
