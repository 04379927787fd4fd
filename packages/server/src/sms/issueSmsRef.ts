import { type Sql, transact } from '../database/index';
import { runInLanes, type VisitorLanes } from '../jobs/index';
import { type Gate, listRefGates } from './pure/smsGates';
import { countAttempt, findClosedGate } from './store/countAttempt';
import { insertSmsRef, renewSmsRef, type SmsRef } from './store/insertSmsRef';

/** What limits new refs: how many there may be a day, whether there is disk space, and what they wait in. */
type RefRoom = { most: { perAccount: number; perNetwork: number }; hasSpace: boolean; lanes: VisitorLanes };

/** A ref, or why there is none. */
type IssuedRef = { ref: string } | { refused: 'no_space' } | { refused: 'too_many'; gate: Gate };

/**
 * The ref of a visit, widget and payload: the one it has, renewed, or a new one. Anyone can invent visits, and a ref is kept for 366 days, so
 * an account, and each network at it, gets a limited number of new ones a day, and none while disk space is low. New refs of an account wait
 * for each other at its count, so they do in its lane; the servers together may exceed the limit by one each. [NET-04, NET-12, SMS-08]
 */
export async function issueSmsRef(
  sql: Sql,
  ref: SmsRef,
  { most, hasSpace, lanes }: RefRoom,
): Promise<IssuedRef> {
  const known = await renewSmsRef(sql, ref);
  if (known !== undefined) return { ref: known };
  if (!hasSpace) return { refused: 'no_space' };
  const gates = listRefGates(ref, most);
  const refuse = async (): Promise<IssuedRef | undefined> => {
    const gate = await findClosedGate(sql, gates);
    return gate && { refused: 'too_many', gate };
  };
  const issue = () =>
    transact(sql, async (transaction) => {
      const issued = { ref: await insertSmsRef(transaction, ref) };
      // Last, as it blocks new refs of the account on other servers until the end.
      await countAttempt(transaction, gates);
      return issued;
    });
  // Those that came before us are counted by the time it's our turn.
  return (
    (await refuse()) ?? (await runInLanes(lanes, [ref.accountId], async () => (await refuse()) ?? issue()))
  );
}
