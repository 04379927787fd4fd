import { describe, expect, it } from 'vitest';
import { sumVisits, type Visit, type Visits } from './sumVisits';

const visit = (firstMs: number, allMs: number, more: Partial<Visit> = {}): Visit => ({
  resources: [],
  firstAtMs: 100,
  layoutShift: 0,
  times: { firstMs, allMs, longestTaskMs: 0, hasCpuTime: true },
  ...more,
});
const visitsOf = (one: Visit, more: Partial<Visits> = {}): Visits => ({
  cold: [one],
  repeat: [one],
  slow: [one],
  tasks: [one],
  ...more,
});
const empty = visitsOf(visit(1, 2));
const weigh = (url: string): number => (url.endsWith('.js') ? 1000 : 0);
const asked = (url: string, atMs: number, isCached = false) => ({ url, atMs, isCached });

describe('figures of a page', () => {
  it('takes the lowest CPU time of the visits, minus the lowest of the empty page', () => {
    const cold = [visit(9, 30), visit(6, 40), visit(12, 22)];
    const { first, all } = sumVisits(visitsOf(visit(0, 0), { cold }), empty, weigh).cold;
    expect([first.scriptMs, all.scriptMs]).toEqual([5, 20]);
  });
  it('never gives a page a negative figure', () => {
    expect(sumVisits(visitsOf(visit(0.5, 1)), empty, weigh).cold.first.scriptMs).toBe(0);
  });
  it('counts a request until the measured moment by when it was sent, and weighs only scripts', () => {
    const resources = [asked('/a.js', 20), asked('/b.js', 100), asked('/log', 90), asked('/c.js', 101)];
    const { first, all } = sumVisits(visitsOf(visit(1, 2, { resources })), empty, weigh).cold;
    expect(first).toMatchObject({ bytes: 2000, requests: 3 });
    expect(all).toMatchObject({ bytes: 3000, requests: 4 });
  });
  it('leaves out what the browser already had', () => {
    const resources = [asked('/a.js', 20, true), asked('/log', 30)];
    const repeat = [visit(1, 2, { resources })];
    const { first } = sumVisits(visitsOf(visit(1, 2), { repeat }), empty, weigh).repeat;
    expect(first).toMatchObject({ bytes: 0, requests: 1 });
  });
  it('takes the median of the slow visits, and the layout shift minus that of the empty page', () => {
    const slow = [700, 500, 900].map((firstAtMs) => visit(0, 0, { firstAtMs, layoutShift: 0.05 }));
    const times = (longestTaskMs: number) => ({ firstMs: 0, allMs: 0, longestTaskMs, hasCpuTime: true });
    const tasks = [30, 90, 40].map((longest) => visit(0, 0, { times: times(longest) }));
    const shifted = visitsOf(visit(0, 0, { layoutShift: 0.02 }));
    const figures = sumVisits(visitsOf(visit(0, 0), { slow, tasks }), shifted, weigh).slow;
    expect(figures).toEqual({
      firstAtMs: 700,
      requests: 0,
      longestTaskMs: 40,
      layoutShift: expect.closeTo(0.03),
    });
  });
  it('counts what was requested on the slow link until the widget was visible, which may differ from a fast one', () => {
    const resources = [asked('/a.js', 200), asked('/frames.js', 500), asked('/acting.js', 701)];
    const slow = [visit(0, 0, { firstAtMs: 700, resources })];
    expect(sumVisits(visitsOf(visit(1, 2), { slow }), empty, weigh).slow.requests).toBe(2);
  });
});
