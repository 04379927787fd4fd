import { type Sql, transact } from '../database/index';
import { buildRefGate, type Gate } from './pure/smsGates';
import { countAttempt, findClosedGate } from './store/countAttempt';
import { insertSmsRef, renewSmsRef, type SmsRef } from './store/insertSmsRef';

/** What limits new refs: how many an account may have a day, and whether there is disk space. */
type RefRoom = { mostPerDay: number; hasSpace: boolean };

/** A ref, or why there is none. */
type IssuedRef = { ref: string } | { refused: 'no_space' } | { refused: 'too_many'; gate: Gate };

/**
 * The ref of a visit, widget and payload: the one it has, renewed, or a new one. Anyone can invent visits, and a ref is kept for a year, so an
 * account gets a limited number of new ones a day, and none while disk space is low. Requests at the same moment may exceed the limit by as
 * many as there are: they don't wait for each other. [NET-04, NET-12, SMS-08]
 */
export async function issueSmsRef(
  sql: Sql,
  ref: SmsRef,
  { mostPerDay, hasSpace }: RefRoom,
): Promise<IssuedRef> {
  const known = await renewSmsRef(sql, ref);
  if (known !== undefined) return { ref: known };
  if (!hasSpace) return { refused: 'no_space' };
  const gates = [buildRefGate(ref.accountId, mostPerDay)];
  const gate = await findClosedGate(sql, gates);
  if (gate) return { refused: 'too_many', gate };
  return await transact(sql, async (transaction) => {
    await countAttempt(transaction, gates);
    return { ref: await insertSmsRef(transaction, ref) };
  });
}
