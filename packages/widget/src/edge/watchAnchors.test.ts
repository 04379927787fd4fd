import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchAnchors } from './watchAnchors';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'> & {
  boundingClientRect: { bottom: number };
};
let see: (entries: Entry[]) => void;
let observed: Set<Element>;
let reached: string[];
let stop: () => void;

beforeEach(() => {
  observed = new Set();
  reached = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Entry[]) => void) {
        see = callback;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const watch = (...names: string[]): void => {
  stop = watchAnchors(document, names, (name) => reached.push(name));
};
const show = (target: Element | null, isIntersecting = true, bottom = 100): void =>
  see([{ target: target as Element, isIntersecting, boundingClientRect: { bottom } }]);
const only = (): Element | null => [...observed][0] ?? null;
const changed = (): Promise<void> => expect.poll(() => observed.size).toBe(1);

describe('watchAnchors', () => {
  it.each([
    ['an id', '<p id="offer"></p>', 'offer'],
    ['a name', '<a name="offer"></a>', 'offer'],
    ['an attribute', '<p data-mc-anchor="offer"></p>', 'offer'],
  ])('DISP-09 A-21 an anchor is %s', (_, html, name) => {
    document.body.innerHTML = html;
    watch(name);
    expect(reached).toEqual([]);
    show(only());
    expect([reached, observed.size]).toEqual([[name], 0]);
  });
  it('DISP-09 an anchor below the viewport is not reached; one scrolled past is', () => {
    document.body.innerHTML = '<p id="offer"></p>';
    watch('offer');
    show(only(), false, 900);
    expect(reached).toEqual([]);
    show(only(), false, -1);
    expect(reached).toEqual(['offer']);
  });
  it('LOAD-26 A-21 an anchor is found on a page with an element named like what finds it', () => {
    document.body.innerHTML = '<p id="offer"></p><form></form>';
    const value = document.querySelector('form');
    Object.defineProperty(document, 'querySelector', { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(document, 'querySelector'));
    watch('offer');
    show(only());
    expect(reached).toEqual(['offer']);
  });
  it('A-21 an anchor added later works too', async () => {
    watch('offer');
    document.body.innerHTML = '<section><p id="offer"></p></section>';
    await changed();
    show(only());
    expect(reached).toEqual(['offer']);
  });
  it('A-21 an anchor that a framework replaces is found again', async () => {
    document.body.innerHTML = '<p id="offer">old</p>';
    watch('offer');
    observed.clear();
    document.body.innerHTML = '<p id="offer">new</p>';
    await changed();
    expect(only()?.textContent).toBe('new');
    show(only());
    expect(reached).toEqual(['offer']);
  });
  it('DISP-09 one element may be two anchors', () => {
    document.body.innerHTML = '<p id="one" data-mc-anchor="two"></p>';
    watch('one', 'two');
    show(only());
    expect(reached).toEqual(['one', 'two']);
  });
  it('LOAD-09 after its undo it watches nothing', async () => {
    watch('offer');
    stop();
    document.body.innerHTML = '<p id="offer"></p>';
    await new Promise((done) => setTimeout(done));
    expect(observed.size).toBe(0);
  });
});
