import { setTimeout } from 'node:timers/promises';
import { loadAccount } from './accounts/index';
import { saveNotices } from './consents/index';
import type { Sql } from './database/index';
import { type CompiledAccount, compileAccount, selectConfigMark } from './serving/index';
import type { VisitorBuild } from './serving/pure/index';
import { selectWidgets } from './widgets/index';

type Deps = {
  sql: Sql;
  log: { warn: (values: object, text: string) => void };
  visitor: VisitorBuild;
  publicUrl: string | undefined;
  badgeUrl?: string | undefined;
};

/** Compiles an account if pages would get anything else than what is in memory. [OWN-05] */
export async function loadCompiled(
  { sql, log, ...how }: Deps,
  accountId: number,
  old: CompiledAccount | undefined,
): Promise<CompiledAccount | undefined> {
  const restMs = (old?.restUntilMs ?? 0) - performance.now();
  if (restMs > 0) await setTimeout(restMs, undefined, { ref: false });
  // Read before the rows: if they change in between, the next comparison finds out.
  const mark = await selectConfigMark(sql, accountId);
  if (old && mark?.text === old.mark) return old;
  const account = mark === undefined ? undefined : await loadAccount(sql, accountId);
  if (mark === undefined || !account) return undefined;
  const widgets = await selectWidgets(sql, accountId);
  const compiled = await compileAccount({ account, widgets, mark }, how);
  // Before any visitor sees these words: a returned number names them, and we must be able to find them.
  await saveNotices(sql, accountId, compiled.notices);
  for (const problem of compiled.problems) log.warn({ accountId }, problem);
  return compiled;
}
