import type { Comparison } from '../../packages/server/src/testing/faults/compareBooks';
import type { Load } from '../../packages/server/src/testing/faults/driveLoad';
import type { Cluster } from './openCluster';

/** What callers noticed of a fault. */
export type Effect = { name: string; writesMs: number; readsMs: number; refused: number; broken: number };

const shown = 5;

/** The lines of a report; if the run wasn't sound, the bench fails. */
export function describeRun(
  {
    lost,
    doubled,
    polls,
    contradictions,
    phones,
    events,
    published,
    sessions,
    isChainWhole,
    isNameKept,
  }: Comparison,
  { load, effects, cluster }: { load: Load; effects: readonly Effect[]; cluster: Cluster },
): string[] {
  const isSound = lost.length + doubled.length + contradictions.length === 0 && isChainWhole && isNameKept;
  if (!isSound) process.exitCode = 1;
  const s = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [
    `cluster (${cluster.versions}): ${isSound ? 'sound' : 'NOT SOUND'}`,
    `  ${load.book.answers} answers; ${phones} numbers, ${events} events, ${published} versions and ${sessions} sessions acknowledged, ${lost.length} lost, ${doubled.length} doubled; ${polls} polls answered, ${contradictions.length} against what was acknowledged`,
    '| Fault | Longest time without a write | Without a page script | Told to come back | Broken off |',
    '| --- | --- | --- | --- | --- |',
    ...effects.map(
      ({ name, writesMs, readsMs, refused, broken }) =>
        `| ${name} | ${s(writesMs)} | ${s(readsMs)} | ${refused} | ${broken} |`,
    ),
    ...(cluster.disk.isMounted ? [] : [`  not tried: full disk: ${cluster.disk.reason}`]),
    `  lost ${JSON.stringify(lost.slice(0, shown))}; doubled ${JSON.stringify(doubled.slice(0, shown))}; contradictions ${JSON.stringify(contradictions.slice(0, shown))}; strange ${JSON.stringify([...new Set(load.book.strange)].slice(0, shown))}`,
  ];
}
