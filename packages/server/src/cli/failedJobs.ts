import type { AnySql } from '../database/index';
import { CommandError } from './CommandError';
import { openInstallation } from './openInstallation';
import { listFailedJobs, retryJob } from './store/listFailedJobs';

const most = 100;
const example = 'beckon jobs failed --account 1001, or beckon jobs retry <id>';

type Input = {
  words: readonly string[];
  account: string | undefined;
  variables: Record<string, string | undefined>;
  print: (line: string) => void;
};

/**
 * `beckon jobs failed [--account 1001]` and `beckon jobs retry <id> …`: what any queue gave up on, and another try where that's safe. It needs
 * only the database, and returns 1 if a job can't be retried. [OWN-13, OWN-14, OWN-15, D23, D24]
 */
export async function failedJobs({
  words: [act, ...ids],
  account,
  variables,
  print,
}: Input): Promise<number> {
  if (account !== undefined && !/^[1-9]\d{0,14}$/.test(account))
    throw new CommandError(`Add an account ID, for example: ${example}`);
  const isList = act === 'failed' && ids.length === 0;
  const isRetry = act === 'retry' && ids.length > 0 && account === undefined;
  if (!isList && !isRetry) throw new CommandError(`Say what to do: ${example}`);
  const { sql, close } = await openInstallation(variables);
  try {
    if (isRetry) return await retry(sql, ids, print);
    await list(sql, account === undefined ? null : Number(account), print);
    return 0;
  } finally {
    await close();
  }
}

async function list(sql: AnySql, accountId: number | null, print: Input['print']): Promise<void> {
  const jobs = await listFailedJobs(sql, { accountId, most });
  for (const { kind, id, accountId: of, failedAt, reason, canRetry } of jobs) {
    const whose = of === null ? '' : ` of account ${of}`;
    const note = canRetry
      ? ''
      : kind === 'email'
        ? ' (its link has expired)'
        : ' (may have arrived; no retry)';
    print(`${failedAt.toISOString()} ${kind} ${id}${whose}: ${reason || 'no reason recorded'}${note}`);
  }
  if (jobs.length === 0) print('No failed jobs.');
  if (jobs.length === most) print(`Only the newest ${most} are listed.`);
}

async function retry(sql: AnySql, ids: readonly string[], print: Input['print']): Promise<number> {
  let missed = 0;
  for (const id of ids) {
    const isQueued = await retryJob(sql, id);
    if (!isQueued) missed += 1;
    print(isQueued ? `${id}: queued again` : `${id}: no failed job with this ID that can be retried`);
  }
  return missed === 0 ? 0 : 1;
}
