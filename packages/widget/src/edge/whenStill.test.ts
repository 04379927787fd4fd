import { timing } from '@beckon/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenStill } from './whenStill';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An element with something that moves. */
function drawMoving() {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  let finish = (): void => {};
  let cancel = (): void => {};
  const finished = new Promise<void>((resolve, reject) => {
    finish = resolve;
    cancel = () => reject(new DOMException('The user aborted a request.', 'AbortError'));
  });
  shadow.getAnimations = vi.fn(() => [{ finished } as unknown as Animation]);
  return { host, shadow, finish, cancel };
}

/** Begins to wait; says whether it is over. */
function begin(...hosts: HTMLElement[]): { over: boolean } {
  const state = { over: false };
  whenStill(window, hosts).then(() => {
    state.over = true;
  });
  return state;
}

const frameMs = 20;

it('LOAD-21 waits until everything has been painted and has moved in, or has been taken away', async () => {
  const [first, second] = [drawMoving(), drawMoving()];
  const state = begin(first.host, second.host, document.createElement('div'));
  expect(first.shadow.getAnimations).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(frameMs);
  first.finish();
  await vi.advanceTimersByTimeAsync(frameMs);
  expect(state.over).toBe(false);
  second.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(true);
});

it('LOAD-21 waits only for a paint where nothing moves, also in browsers that cannot say', async () => {
  const host = document.createElement('div');
  Object.assign(host.attachShadow({ mode: 'open' }), { getAnimations: undefined });
  const state = begin(host);
  await vi.advanceTimersByTimeAsync(0);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(frameMs);
  expect(state.over).toBe(true);
});

it.each([
  ['something that never stops moving', () => drawMoving().host, true],
  ['a page that is never painted', () => document.createElement('div'), false],
])('LOAD-21 has limited patience with %s', async (_, draw, isPainted) => {
  if (!isPainted) vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const state = begin(draw());
  await vi.advanceTimersByTimeAsync(timing.stillPatienceMs - 1);
  expect(state.over).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.over).toBe(true);
});
