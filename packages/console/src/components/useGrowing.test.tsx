import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGrowing } from './useGrowing';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Brings the end of the list near the screen when a test says so. */
let arrive = () => {};
class Watcher {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    arrive = () => act(() => tell([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {
    arrive = () => {};
  }
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Watcher));
afterEach(() => vi.unstubAllGlobals());

let drawn = 0;
function List({ count, filter }: { count: number; filter: string }) {
  const list = useGrowing<HTMLDivElement>(count, filter);
  drawn = list.drawn;
  return <div ref={list.end} />;
}

describe('useGrowing', () => {
  it('OWN-06 draws some at first, the same number more at each end, finally all, and starts over for another search', () => {
    const root = createRoot(document.createElement('div'));
    const show = (count: number, filter: string) =>
      act(() => root.render(<List count={count} filter={filter} />));
    show(120, '');
    const seen = [drawn];
    for (let turn = 0; turn < 6; turn += 1) {
      arrive();
      seen.push(drawn);
    }
    show(110, 'spring');
    seen.push(drawn);
    show(3, 'sp');
    seen.push(drawn);
    expect(seen).toEqual([25, 50, 75, 100, 120, 120, 120, 25, 3]);
    act(() => root.unmount());
  });
});
