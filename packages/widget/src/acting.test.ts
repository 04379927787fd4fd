import { hooks } from '@beckon/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { startRuntime } from './startRuntime';
import { mark } from './watch/Handover';

vi.mock('./startRuntime', () => ({ startRuntime: vi.fn() }));

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("ERR-15 LOAD-21 the runtime still starts if it can't wait for first frames, because the page has broken something", async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => {
    throw new Error('broken by the page');
  });
  const host = document.createElement('div');
  host.className = hooks.overlayClass;
  host.attachShadow({ mode: 'open' }).append('A frame');
  document.body.append(host);
  const handover = {} as never;
  mark(window, () => handover);
  await import('./acting');
  await expect.poll(() => vi.mocked(startRuntime).mock.calls).toEqual([[window, handover]]);
  expect(String(error.mock.calls)).toContain('broken by the page');
});
