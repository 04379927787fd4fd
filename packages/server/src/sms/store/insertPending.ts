import { type AnySql, makeId } from '../../database/index';
import type { OptIn } from '../../subscribers/index';
import { heldDays } from '../pure/smsGates';

/** How long we wait for a YES, from when the question leaves. */
const waitDays = 3;

/** Stores an opt-in until its number replies YES; a question that waits for the daily limit leaves within `heldDays`. */
export async function insertPending(transaction: AnySql, optIn: OptIn, isPaid: boolean): Promise<void> {
  await transaction`
    insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at)
    values (${optIn.accountId}, ${makeId()}, ${optIn.phone}, ${transaction.json(optIn as never)},
      now() + make_interval(days => ${isPaid ? waitDays : waitDays + heldDays}))`;
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
