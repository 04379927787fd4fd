import { listConsentAccounts, verifyConsentChain } from '../consents/index';
import { CommandError } from './CommandError';
import { openInstallation } from './openInstallation';

type Input = {
  account: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

/**
 * `beckon verify [--account 1001]`: was a consent changed, removed or inserted? It needs only the database, no server, and
 * returns 1 if a chain is broken. [SMS-11, OWN-12]
 */
export async function verifyConsents({ account, variables, print }: Input): Promise<number> {
  if (account !== undefined && !/^[1-9]\d{0,14}$/.test(account))
    throw new CommandError('Add an account ID, for example: beckon verify --account 1001');
  const { sql, close } = await openInstallation(variables);
  try {
    const accounts = account === undefined ? await listConsentAccounts(sql) : [Number(account)];
    let broken = 0;
    for (const accountId of accounts) {
      const verdict = await verifyConsentChain(sql, accountId);
      if (!verdict.ok) broken += 1;
      print(
        verdict.ok
          ? `account ${accountId}: ${verdict.count} consents verified, ${verdict.unchained} too old to verify`
          : `account ${accountId}: BROKEN at consent ${verdict.seq}: ${verdict.because}`,
      );
    }
    if (accounts.length === 0) print('No consents yet.');
    return broken === 0 ? 0 : 1;
  } finally {
    await close();
  }
}
