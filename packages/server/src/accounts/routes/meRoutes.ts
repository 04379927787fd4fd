import { explain } from '@beckon/contract/data/explain';
import { ApiError, type ApiRoute, defineRoute } from '../../api/index';
import { sessionBodies } from '../shapes/SessionShape';
import { deleteUser } from '../store/deleteUser';
import { buildSessionCookie } from './buildSessionCookie';
import { checkPassword } from './checkPassword';

/** What people can do about themselves. [OWN-01] */
export const meRoutes: ApiRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/me/delete',
    tag: 'Session',
    summary:
      'Delete yourself: your name, email address, password and sessions. You leave all accounts. An account that is open must have another owner.',
    access: 'person',
    body: sessionBodies.leave,
    async handle(call) {
      const { deps, body, from, reply } = call;
      const { userId } = await checkPassword(call, body.password);
      const alone = await deps.sql.begin((sql) => deleteUser(sql, { userId, ipShort: from.ipShort }));
      if (alone.length > 0)
        throw new ApiError(409, 'conflict', explain('sole_owner', { names: alone.join(', ') }));
      reply.header('Set-Cookie', buildSessionCookie(deps.publicUrl, undefined));
    },
  }),
];
