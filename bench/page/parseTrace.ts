/** An event of Chromium's trace, as far as we read it; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread: other processes on the machine hardly change it. */
  tdur?: number;
  args?: { name?: string; fileName?: string; data?: Record<string, unknown> };
};

/** What the main thread did: script time until the measured moment, script time of the whole visit, and the longest task with script in it. */
export type TraceTimes = { firstMs: number; allMs: number; longestTaskMs: number; hasCpuTime: boolean };

/** The mark that the probe sets at the measured moment. */
export const firstMark = 'bench-first';
/** The probe's own name: what it does is not the widget's. */
export const probeName = 'bench-probe.js';

const scriptNames = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'v8.run',
  'MinorGC',
  'MajorGC',
]);
const taskNames = ['ThreadControllerImpl::RunTask', 'RunTask'];
const usPerMs = 1000;

/** Reads script and task times of the page at `url` out of a trace. */
export function parseTrace(events: readonly TraceEvent[], url: string): TraceTimes {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.['documentLoaderURL'] === url,
  );
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start?.pid && args?.name === 'CrRendererMain',
  );
  const first = events.find(({ name, pid }) => name === firstMark && pid === start?.pid);
  if (!start || !main || !first) throw new Error(`The trace does not show the visit to ${url}.`);
  const own = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === main.pid && tid === main.tid && ts >= start.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const scripts = own.filter((event) => scriptNames.has(event.name) && !isProbe(event));
  const taskName = taskNames.find((name) => own.some((event) => event.name === name));
  const tasks = outermost(own.filter(({ name }) => name === taskName));
  return {
    firstMs: sumMs(outermost(scripts.filter(({ ts }) => ts < first.ts))),
    allMs: sumMs(outermost(scripts)),
    longestTaskMs: Math.max(0, ...tasks.filter((task) => holdsAny(task, scripts)).map(cpuMs)),
    hasCpuTime: scripts.length === 0 || scripts.some(({ tdur }) => tdur !== undefined),
  };
}

function isProbe({ args }: TraceEvent): boolean {
  const { url, scriptName } = args?.data ?? {};
  return [url, scriptName, args?.fileName].some((name) => String(name).endsWith(probeName));
}

/** Sorted events without those that lie inside another. */
function outermost(sorted: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return sorted.filter(({ ts, dur = 0 }) => {
    if (ts < end) return false;
    end = ts + dur;
    return true;
  });
}

const holdsAny = ({ ts, dur = 0 }: TraceEvent, scripts: readonly TraceEvent[]): boolean =>
  scripts.some((script) => script.ts >= ts && script.ts < ts + dur);
const cpuMs = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / usPerMs;
const sumMs = (events: readonly TraceEvent[]): number => events.reduce((sum, event) => sum + cpuMs(event), 0);
