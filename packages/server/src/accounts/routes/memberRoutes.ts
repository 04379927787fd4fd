import * as v from 'valibot';
import { type ApiRoute, conflict, defineRoute, notFound } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { MemberShape, sessionBodies } from '../shapes/SessionShape';
import { deleteMember, listMembers, lockMembers, updateMember } from '../store/listMembers';
import { deleteInvitations } from '../store/upsertInvitation';
import { signedInUserOf } from './signedInUserOf';
import { writeAudit } from './writeAudit';

const tag = 'Members';
const params = v.object({ userId: apiField.uuid });

/** Finds the member to change, and refuses to leave the account without an owner. */
async function findChangeable(
  sql: Parameters<typeof lockMembers>[0],
  { accountId, userId, staysOwner }: { accountId: number; userId: string; staysOwner: boolean },
) {
  const members = await lockMembers(sql, accountId);
  const member = members.find((one) => one.userId === userId);
  if (!member) throw notFound('member');
  const owners = members.filter(({ role }) => role === 'owner');
  if (member.role === 'owner' && owners.length === 1 && !staysOwner) {
    throw conflict('last_owner');
  }
  return member;
}

/** The members of an account. [OWN-01] */
export const memberRoutes: ApiRoute[] = [
  defineRoute({
    method: 'GET',
    path: '/members',
    tag,
    summary: 'List members.',
    access: 'viewer',
    answer: v.object({ members: v.array(MemberShape) }),
    handle: async ({ scoped, accountId }) => ({
      members: await scoped((sql) => listMembers(sql, accountId)),
    }),
  }),
  defineRoute({
    method: 'PATCH',
    path: '/members/:userId',
    tag,
    summary: 'Change a member’s role.',
    access: 'owner',
    params,
    body: sessionBodies.role,
    async handle(call) {
      const {
        accountId,
        params: { userId },
        body: { role },
      } = call;
      signedInUserOf(call);
      await call.scoped(async (sql) => {
        const before = await findChangeable(sql, { accountId, userId, staysOwner: role === 'owner' });
        await updateMember(sql, { accountId, userId, role });
        await writeAudit(call, sql, {
          action: 'member.changed',
          target: userId,
          details: { before: before.role, after: role },
        });
      });
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/members/:userId',
    tag,
    summary: 'Remove a member.',
    access: 'owner',
    params,
    async handle(call) {
      const {
        accountId,
        params: { userId },
      } = call;
      signedInUserOf(call);
      await call.scoped(async (sql) => {
        await findChangeable(sql, { accountId, userId, staysOwner: false });
        await deleteInvitations(sql, accountId, userId);
        await deleteMember(sql, accountId, userId);
        await writeAudit(call, sql, { action: 'member.removed', target: userId });
      });
    },
  }),
];
