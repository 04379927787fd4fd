type Account = { accountId: number };

/** Does something in one account after the other, and adds up how often. An account that fails keeps no other from it. [OWN-12] */
export async function sumAccounts(
  accounts: readonly Account[],
  task: string,
  work: (accountId: number) => Promise<number>,
): Promise<number> {
  const errors: unknown[] = [];
  let done = 0;
  for (const { accountId } of accounts) {
    try {
      done += await work(accountId);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `could not ${task} in ${errors.length} accounts`);
  return done;
}
