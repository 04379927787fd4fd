import { listConsentAccounts, verifyConsentChain } from '../consents/index';
import { attachNumbers, readNumbers, selectSealState } from '../numbers/index';
import { CommandError } from './CommandError';
import { findNumberKeys } from './findNumberKeys';
import { openInstallation } from './openInstallation';

type Input = {
  account: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

/**
 * `beckon verify [--account 1001]`: was a consent changed, removed or inserted? It needs the database, and SECRET_KEY if its numbers are
 * sealed, but no server; it returns 1 if a chain is broken. [SMS-11, OWN-12, C48]
 */
export async function verifyConsents({ account, variables, print }: Input): Promise<number> {
  if (account !== undefined && !/^[1-9]\d{0,14}$/.test(account))
    throw new CommandError('Add an account ID, for example: beckon verify --account 1001');
  const { sql, close } = await openInstallation(variables);
  try {
    const isPlain = (await selectSealState(sql)) === 'plain';
    attachNumbers(sql, await readNumbers(sql, isPlain ? [] : findNumberKeys(variables)));
    const accounts = account === undefined ? await listConsentAccounts(sql) : [Number(account)];
    let broken = 0;
    for (const accountId of accounts) {
      const verdict = await verifyConsentChain(sql, accountId);
      if (!verdict.ok) broken += 1;
      print(
        verdict.ok
          ? `account ${accountId}: ${verdict.count} consents verified, ${verdict.unchained} too old to verify`
          : `account ${accountId}: BROKEN at consent ${verdict.seq}: ${verdict.reason}`,
      );
    }
    if (accounts.length === 0) print('No consents yet.');
    return broken === 0 ? 0 : 1;
  } finally {
    await close();
  }
}
