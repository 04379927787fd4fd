import { type AnySql, makeId } from '../../database/index';
import type { OptIn } from '../../subscribers/index';

/** How long we wait for a YES. */
const waitDays = 3;

/** Stores an opt-in until its number replies YES. */
export async function insertPending(transaction: AnySql, optIn: OptIn): Promise<void> {
  await transaction`
    insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at)
    values (${optIn.accountId}, ${makeId()}, ${optIn.phone}, ${transaction.json(optIn as never)},
      now() + make_interval(days => ${waitDays}))`;
}

/** Takes the opt-ins of a number that wait for its YES, oldest first. */
export async function spendPending(transaction: AnySql, accountId: number, phone: string): Promise<OptIn[]> {
  const rows = await transaction<{ optIn: OptIn; isOver: boolean; pendingId: string }[]>`
    delete from pending_opt_ins where account_id = ${accountId} and phone = ${phone}
    returning pending_id as "pendingId", opt_in as "optIn", expires_at < now() as "isOver"`;
  return (
    rows
      .filter(({ isOver }) => !isOver)
      .sort((a, b) => (a.pendingId < b.pendingId ? -1 : 1))
      // Those from before payloads existed have none.
      .map(({ optIn }) => ({ ...optIn, payload: optIn.payload ?? '' }))
  );
}
