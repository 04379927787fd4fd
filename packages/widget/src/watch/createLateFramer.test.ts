import { expect, it, vi } from 'vitest';
import type { Framer } from '../edge/createFrames';
import { createLateFramer } from './createLateFramer';

const bubble = ['3', 'omnichat', ''] as const;
const bar = ['7', 'bar', ''] as const;
const modal = ['5', 'modal', ''] as const;
const framer = (): Framer => ({ draw: vi.fn(), finish: vi.fn(), drop: vi.fn() });

function open({ before, load }: { before?: Framer; load?: () => Promise<never> } = {}) {
  const late = framer();
  const loading = vi.fn(load ?? (async () => ({ createFramer: () => late })));
  const call = vi.fn(async () => expect(loading.mock.calls.length).toBeLessThanOrEqual(1));
  const found = { origin: 'https://cdn.example', file: 'widget/frames/1.abc.js', ids: ['7'], before };
  const own = createLateFramer(window, found, loading);
  const hosts = new Map<string, HTMLElement>();
  return {
    own,
    late,
    loading,
    call,
    hosts,
    draw: (...due: (typeof bar)[]) => own.draw(due as never, hosts, call),
  };
}

it('LOAD-21 LOAD-26 requests the frames of a due widget once, before the runtime, which does not wait for them', async () => {
  const { draw, late, loading, call, hosts } = open();
  call.mockImplementation(async () => expect(loading).toHaveBeenCalledOnce());
  draw(bar);
  expect([loading.mock.calls, call.mock.calls.length > 0]).toEqual([
    [['https://cdn.example/widget/frames/1.abc.js']],
    true,
  ]);
  await vi.waitFor(() => expect(late.draw).toHaveBeenCalledWith([bar], hosts, call));
  draw(bar);
  await vi.waitFor(() => expect(late.draw).toHaveBeenCalledTimes(2));
  expect(loading).toHaveBeenCalledOnce();
});

it('SMS-08 LOAD-21 requests other frames on iOS', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Safari/605');
  const { draw, loading } = open();
  draw(bar);
  vi.restoreAllMocks();
  expect(loading.mock.calls).toEqual([['https://cdn.example/widget/frames/1.abc.ios.js']]);
});

it('LOAD-26 requests nothing for other widgets', () => {
  const { draw, loading, call } = open();
  draw(modal as never);
  expect([loading.mock.calls.length, call.mock.calls.length]).toEqual([0, 1]);
});

it('LOAD-21 OMNI-01 leaves a bubble to the script, and tells both what the runtime has drawn or decided against', async () => {
  const before = framer();
  const { draw, own, late, hosts, call } = open({ before });
  draw(bubble as never, bar);
  expect(before.draw).toHaveBeenCalledWith([bubble], hosts, call);
  await vi.waitFor(() => expect(late.draw).toHaveBeenCalled());
  const host = document.createElement('span');
  own.finish(host);
  own.drop(host);
  for (const one of [before, late])
    expect([vi.mocked(one.finish).mock.calls, vi.mocked(one.drop).mock.calls]).toEqual([[[host]], [[host]]]);
});

it('LOAD-21 ERR-15 a file that fails to load changes nothing', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const { draw, own, call } = open({ load });
  draw(bar);
  await load.mock.results[0]?.value.catch(() => {});
  expect(call).toHaveBeenCalled();
  expect(() => own.finish(document.createElement('span'))).not.toThrow();
});
