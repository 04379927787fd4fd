import {
  databaseKillName,
  freezeName,
  halfOpenName,
  killName,
  partitionName,
} from '../../packages/server/src/testing/faults/listFaults';
import { longFaults, runFaults } from '../../packages/server/src/testing/faults/runFaults';
import { startBuiltServer } from './startBuiltServer';

const usualGapMs = 5000;
const mostGapMs: Record<string, number> = {
  [killName]: 3000,
  [databaseKillName]: 15_000,
  [freezeName]: 20_000,
  [halfOpenName]: 20_000,
  [partitionName]: 3000,
};

/** Two servers on one PostgreSQL under load, five rounds of every fault. [D01, D03] */
export async function measureFaults(): Promise<string[]> {
  const report = await runFaults({ start: startBuiltServer, ...longFaults });
  const { lost, doubled, contradictions, strange, faults, isNameKept, isChainWhole } = report;
  const worst = new Map<string, number>();
  for (const { name, writesGapMs, readsGapMs } of faults)
    worst.set(name, Math.max(worst.get(name) ?? 0, writesGapMs, readsGapMs));
  const isSound =
    lost.length + doubled.length + contradictions.length + strange.length === 0 &&
    isNameKept &&
    isChainWhole &&
    faults.every(({ name, broken }) => name === killName || broken === 0) &&
    // A busy machine may reject calls although nothing is wrong, so this is checked here and not in the tests.
    faults.every(({ name, refused }) => name !== 'nothing' || refused === 0) &&
    // Page scripts come from memory, whatever happens to the database.
    faults.every(({ readsGapMs }) => readsGapMs <= usualGapMs) &&
    [...worst].every(([name, gap]) => gap <= (mostGapMs[name] ?? usualGapMs));
  if (!isSound) process.exitCode = 1;
  return [
    `faults on PostgreSQL ${report.postgres}, ${longFaults.rounds} rounds: ${isSound ? 'sound' : 'NOT SOUND'}`,
    `  ${report.phones} numbers, ${report.events} events, ${report.published} versions and ${report.sessions} sessions acknowledged, ${lost.length} lost, ${doubled.length} doubled; ${report.polls} polls answered, ${contradictions.length} against what was acknowledged; ${report.answers} answers`,
    `  refusals ${JSON.stringify(report.refusals)}; strange ${JSON.stringify(strange.slice(0, 5))}`,
    ...[...worst].map(([name, gap]) => {
      const sum = (of: 'broken' | 'refused') =>
        faults.filter((one) => one.name === name).reduce((all, one) => all + one[of], 0);
      const count = faults.filter((one) => one.name === name).length;
      return `  ${name}, ${count} times: longest gap ${gap} ms, ${sum('broken')} calls broken off, ${sum('refused')} told to come back`;
    }),
    ...report.notTried.map((text) => `  not tried: ${text}`),
  ];
}
