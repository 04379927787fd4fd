import { describe, expect, it } from 'vitest';
import { firstMark, parseTrace, probeName, type TraceEvent } from './parseTrace';

const url = 'http://127.0.0.1:1/p/bubble';
const ms = 1000;
const event = (name: string, atMs: number, takesMs: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 7,
  tid: 1,
  ts: atMs * ms,
  dur: takesMs * ms,
  tdur: takesMs * ms,
  ...more,
});
const frame: TraceEvent[] = [
  event('thread_name', 0, 0, { ph: 'M', args: { name: 'CrRendererMain' } }),
  event('navigationStart', 10, 0, { ph: 'R', args: { data: { documentLoaderURL: url } } }),
  event(firstMark, 100, 0, { ph: 'I' }),
];
const read = (...events: TraceEvent[]) => parseTrace([...frame, ...events], url);

describe('times in a trace', () => {
  it('separates script before the measured moment from script after it', () => {
    expect(read(event('EvaluateScript', 20, 5), event('FunctionCall', 120, 7))).toMatchObject({
      firstMs: 5,
      allMs: 12,
    });
  });
  it('counts nested script once, by the CPU time of the outer event', () => {
    const outer = event('EvaluateScript', 20, 30, { tdur: 9 * ms });
    expect(read(event('v8.compile', 21, 2), outer, event('FunctionCall', 24, 3)).firstMs).toBe(9);
  });
  it.each([
    ['of another process', { pid: 8 }],
    ['of another thread', { tid: 2 }],
    ['before the navigation', { ts: 1 }],
    ['of the probe', { args: { data: { url: probeName } } }],
    ['of the probe as a file', { args: { fileName: `http://host/${probeName}` } }],
  ])('leaves out script %s', (_, more) => {
    expect(read(event('FunctionCall', 20, 5, more))).toMatchObject({ firstMs: 0, allMs: 0 });
  });
  it('finds the longest task that runs script, by its CPU time', () => {
    const { longestTaskMs } = read(
      event('RunTask', 20, 80),
      event('RunTask', 101, 45, { tdur: 40 * ms }),
      event('FunctionCall', 110, 1),
      event('RunTask', 150, 30),
      event('FunctionCall', 151, 20),
    );
    expect(longestTaskMs).toBe(40);
  });
  it('does not count a task under both of its names', () => {
    const task = { longestTaskMs: 60 };
    const both = [event('ThreadControllerImpl::RunTask', 20, 60), event('RunTask', 21, 70)];
    expect(read(...both, event('FunctionCall', 30, 5))).toMatchObject(task);
  });
  it('says when the trace has no CPU times', () => {
    const { tdur: _, ...wallOnly } = event('FunctionCall', 20, 5);
    expect([read(wallOnly).hasCpuTime, read(event('FunctionCall', 20, 5)).hasCpuTime]).toEqual([false, true]);
  });
  it('fails for a page that is not in the trace', () => {
    expect(() => parseTrace(frame, 'http://127.0.0.1:1/p/other')).toThrow('/p/other');
  });
});
