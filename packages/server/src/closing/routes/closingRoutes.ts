import * as v from 'valibot';
import { checkPassword, selectAccount, writeAudit } from '../../accounts/index';
import {
  type ApiCall,
  type ApiRoute,
  conflict,
  defineRoute,
  openFile,
  refuseSecondFile,
} from '../../api/index';
import { apiField, fileQuery, ownerLimits } from '../../api/pure/index';
import { closedMail } from '../pure/closedMail';
import { closeAccount, listOwnerAddresses, restoreAccount } from '../store/closeAccount';
import { writeAccountFile } from './writeAccountFile';

const common = { tag: 'Account', access: 'owner' } as const;
const { closedDays } = ownerLimits;
const dayMs = 86_400_000;

/** Tells the owners, one of whom may not know. */
async function tellOwners({ deps, accountId, from }: ApiCall): Promise<void> {
  const account = await selectAccount(deps.sql, accountId);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const mail = closedMail({
    link: `${from.ownAddress}/console/`,
    pageName: account?.pageName ?? '',
    day: day.format(Date.now() + closedDays * dayMs),
  });
  for (const to of await listOwnerAddresses(deps.sql, accountId)) await deps.mailer.send({ to, ...mail });
}

/** Deleting an account: it is closed first, and erased days later. [OWN-01] */
export const closingRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'POST',
    path: '/account/close',
    summary: `Delete the account. Its widgets, keys and messages stop at once. For ${closedDays} days an owner can restore it, then everything in it is erased.`,
    body: v.strictObject({
      accountId: v.pipe(
        apiField.wholeNumber,
        v.description('The account that you see: another tab may have switched to another one.'),
      ),
      password: apiField.password,
    }),
    async handle(call) {
      const { accountId, deps } = call;
      if (call.body.accountId !== accountId) throw conflict('switched_account');
      await checkPassword(call, call.body.password);
      const isNew = await deps.sql.begin(async (sql) => {
        if (!(await closeAccount(sql, accountId))) return false;
        await writeAudit(call, sql, { action: 'account.closed' });
        return true;
      });
      deps.noteChange(accountId);
      if (!isNew) return;
      deps.followUps.add(
        call.reply.raw,
        () => tellOwners(call as ApiCall),
        (error) => call.log.error({ err: error }, 'could not tell the owners that their account was closed'),
      );
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/account/restore',
    summary: 'Restore an account that was deleted. Messages that waited then aren’t sent.',
    worksClosed: true,
    async handle(call) {
      const { accountId, deps } = call;
      await deps.sql.begin(async (sql) => {
        if (await restoreAccount(sql, accountId)) await writeAudit(call, sql, { action: 'account.restored' });
      });
      deps.noteChange(accountId);
    },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/account/export',
    summary:
      'Export everything in the account, one JSON object per line: widgets, subscribers, consents, events, figures and the log. Not passwords, keys and other secrets.',
    worksClosed: true,
    query: fileQuery,
    sends: 'application/x-ndjson',
    check: refuseSecondFile,
    async handle(call) {
      const { accountId, reply, deps } = call;
      const file = await openFile(call, writeAccountFile(call));
      try {
        await writeAudit(call, deps.sql, { action: 'account.exported' });
      } catch (error) {
        file.destroy();
        throw error;
      }
      reply.headers({
        'Content-Type': 'application/x-ndjson; charset=utf-8',
        'Content-Disposition': `attachment; filename="account-${accountId}.jsonl"`,
      });
      return file;
    },
  }),
];
