import type { TraceTimes } from './parseTrace';

/** A file or call that the widget requested: when, and whether the browser already had it. */
export type Resource = { url: string; atMs: number; isCached: boolean };

/** What one visit showed. */
export type Visit = {
  resources: readonly Resource[];
  /** From the start of the navigation to the measured moment. */
  firstAtMs: number;
  layoutShift: number;
  times?: TraceTimes;
};

/** All visits to one page, by how it was visited. */
export type Visits = Record<'cold' | 'repeat' | 'slow' | 'tasks', Visit[]>;

/** Gzip bytes, CPU time of script on the main thread, and requests that left the browser. */
export type Load = { bytes: number; scriptMs: number; requests: number };

/** Until the measured moment, and in all. */
export type Phases = { first: Load; all: Load };

/** What a page costs, minus what the empty page costs. */
export type Figures = {
  cold: Phases;
  repeat: Phases;
  /** Requests that left the browser before the measured moment, on the slow link. */
  slow: { firstAtMs: number; requests: number; longestTaskMs: number; layoutShift: number };
};

type Weigh = (url: string) => number;

/** The figures of a page from all its visits. CPU times are the lowest of the visits, other figures the medians. */
export function sumVisits(visits: Visits, empty: Visits, weigh: Weigh): Figures {
  const phases = (kind: 'cold' | 'repeat'): Phases => ({
    first: {
      ...sumRequests(visits[kind], weigh, 'first'),
      scriptMs: ownMs(visits[kind], empty[kind], 'firstMs'),
    },
    all: { ...sumRequests(visits[kind], weigh, 'all'), scriptMs: ownMs(visits[kind], empty[kind], 'allMs') },
  });
  const shiftOf = (all: readonly Visit[]): number => middle(all.map(({ layoutShift }) => layoutShift));
  return {
    cold: phases('cold'),
    repeat: phases('repeat'),
    slow: {
      firstAtMs: middle(visits.slow.map(({ firstAtMs }) => firstAtMs)),
      requests: sumRequests(visits.slow, weigh, 'first').requests,
      longestTaskMs: middle(visits.tasks.map(({ times }) => times?.longestTaskMs ?? 0)),
      layoutShift: Math.max(0, shiftOf(visits.slow) - shiftOf(empty.slow)),
    },
  };
}

function sumRequests(
  visits: readonly Visit[],
  weigh: Weigh,
  until: 'first' | 'all',
): Pick<Load, 'bytes' | 'requests'> {
  const asked = visits.map(({ resources, firstAtMs }) =>
    resources.filter(({ atMs, isCached }) => !isCached && (until === 'all' || atMs <= firstAtMs)),
  );
  return {
    bytes: middle(asked.map((all) => all.reduce((sum, { url }) => sum + weigh(url), 0))),
    requests: middle(asked.map(({ length }) => length)),
  };
}

/** The lowest time of a page, minus the lowest of the empty page. */
function ownMs(visits: readonly Visit[], empty: readonly Visit[], key: 'firstMs' | 'allMs'): number {
  const lowest = (all: readonly Visit[]): number => Math.min(...all.map(({ times }) => times?.[key] ?? 0));
  return Math.max(0, lowest(visits) - lowest(empty));
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
