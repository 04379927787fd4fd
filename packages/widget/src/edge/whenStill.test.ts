import { hooks, timing } from '@beckon/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenStill } from './whenStill';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'querySelectorAll');
});

type Moves = () => object[];

/** A first frame on the page; without `moves`, the browser can't say what moves in it. */
function place(moves?: Moves): ShadowRoot {
  const host = document.createElement('div');
  host.className = hooks.overlayClass;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(document.createElement('section'));
  Object.assign(shadow, { getAnimations: moves });
  return shadow;
}

/** A first frame that moves in. */
function placeMoving() {
  let finish = (): void => {};
  let cancel = (): void => {};
  const finished = new Promise<void>((resolve, reject) => {
    finish = resolve;
    cancel = () => reject(new DOMException('The user aborted a request.', 'AbortError'));
  });
  const ask = vi.fn(() => [{ animationName: 'rise', finished }]);
  place(ask);
  return { ask, finish, cancel };
}

/** Begins to wait; says whether it is over. */
function begin(): { over: boolean } {
  const state = { over: false };
  whenStill(window).then(() => {
    state.over = true;
  });
  return state;
}

const frameMs = 20;

it('LOAD-21 waits until every frame has been painted and has moved in, or has been taken away', async () => {
  const [first, second] = [placeMoving(), placeMoving()];
  const state = begin();
  expect(first.ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(frameMs);
  first.finish();
  await vi.advanceTimersByTimeAsync(frameMs);
  expect(state.over).toBe(false);
  second.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it.each([
  ['where nothing moves', () => []],
  [
    'where only a transition runs',
    () => [{ transitionProperty: 'opacity', finished: new Promise(() => {}) }],
  ],
  ["in a browser that can't say what moves", undefined],
])('LOAD-21 waits only for a paint %s', async (_, moves) => {
  place(moves);
  const state = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(frameMs);
  expect(state.over).toBe(true);
});

it('LOAD-21 waits for nothing on a page without frames', async () => {
  place().replaceChildren();
  const state = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it('LOAD-21 waits for nothing in a tab that is hidden: nothing is painted there, and timers are late', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  placeMoving();
  const state = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it('LOAD-21 LOAD-26 finds frames on a page with an element named after what finds them', async () => {
  const named = document.createElement('img');
  Object.defineProperty(document, 'querySelectorAll', { configurable: true, value: named });
  place();
  const state = begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(frameMs);
  expect(state.over).toBe(true);
});

it.each([
  ['a frame that never stops moving', () => placeMoving(), true],
  ['a page that is never painted', () => place(), false],
])('LOAD-21 has limited patience with %s', async (_, draw, isPainted) => {
  if (!isPainted) vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  draw();
  const state = begin();
  await vi.advanceTimersByTimeAsync(timing.stillPatienceMs - 1);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.over).toBe(true);
});

it('ERR-15 LOAD-21 an error of what the page has replaced goes to the caller, who reports it', async () => {
  place();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => {
    throw new Error('replaced');
  });
  await expect(whenStill(window)).rejects.toThrow('replaced');
});
