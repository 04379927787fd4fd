import type { BrowserReport } from './parseBrowserReport';
import type { UnitReport } from './parseUnitReport';

/** Whether the tests noticed a fault; `error` if that cannot be said. */
export type Verdict = { outcome: 'killed' | 'survived' | 'error'; note: string };

type Run = {
  /** The exit code; undefined if the run took too long and was stopped. */
  code: number | undefined;
  ms: number;
  /** How long the same tests take without the fault. */
  unpatchedMs: number;
  /** The end of what the run printed. */
  output: string;
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** The verdict about a Vitest run. A run without any test result proves nothing. */
export function classifyUnitRun(run: Run, { passed, files }: UnitReport): Verdict {
  const failuresOf = (isLoaded: boolean): string[] =>
    files.filter((file) => file.isLoaded === isLoaded).flatMap(({ failures }) => failures);
  const [failure] = failuresOf(true);
  if (failure !== undefined) return { outcome: 'killed', note: failure };
  if (run.code === undefined) return timedOut(run);
  // A compiler would notice that, but no test has.
  const [unloaded] = failuresOf(false);
  if (unloaded !== undefined) return { outcome: 'error', note: `could not be loaded: ${unloaded}` };
  if (passed === 0) return { outcome: 'error', note: `no test ran: ${lastLine(run.output)}` };
  // All tests passed, but something was thrown outside of them: no test has noticed anything.
  if (run.code !== 0)
    return { outcome: 'error', note: `an error outside of the tests: ${lastLine(run.output)}` };
  return { outcome: 'survived', note: '' };
}

/** The verdict about a Playwright run. */
export function classifyBrowserRun(run: Run, { tests, errors }: BrowserReport): Verdict {
  const failure = tests.find(({ isFailed }) => isFailed);
  if (failure) return { outcome: 'killed', note: `${failure.title}: ${failure.error}` };
  if (run.code === undefined) return timedOut(run);
  if (tests.length === 0 || errors.length > 0)
    return { outcome: 'error', note: `no test ran: ${errors[0] ?? lastLine(run.output)}` };
  return run.code === 0
    ? { outcome: 'survived', note: '' }
    : { outcome: 'error', note: lastLine(run.output) };
}

/** The limit is several times what the tests need, and it was exceeded twice, so only the fault can be the reason. */
function timedOut({ ms, unpatchedMs }: Run): Verdict {
  return {
    outcome: 'killed',
    note: `timed out after ${seconds(ms)}; without the fault ${seconds(unpatchedMs)}`,
  };
}
