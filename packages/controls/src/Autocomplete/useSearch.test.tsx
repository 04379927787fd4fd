import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { type Search, type SearchState, searchRestMs, useSearch } from './useSearch';

function start(search: Search) {
  let state: SearchState | undefined;
  function Page() {
    state = useSearch(search);
    return null;
  }
  const mounted = mount(<Page />);
  const now = () => state as SearchState;
  const query = (words: string) => act(() => now().onQuery(words));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const read = () => [now().status, now().options.map(({ label }) => label)];
  return { ...mounted, now, query, wait, read };
}
const option = (label: string) => ({ value: label, label });

describe('useSearch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('C-AUTO-01 searches once typing pauses, for the latest text', async () => {
    const search = vi.fn<Search>(async (words) => [option(words)]);
    const { query, wait, read, unmount } = start(search);
    query('a');
    await wait(searchRestMs - 1);
    query('ab');
    await wait(searchRestMs - 1);
    expect([search.mock.calls.length, read()]).toEqual([0, ['loading', []]]);
    await wait(1);
    expect(search.mock.calls.map(([words]) => words)).toEqual(['ab']);
    expect(read()).toEqual(['ready', ['ab']]);
    unmount();
  });

  it('C-AUTO-01 a late answer is not shown, and its request is aborted', async () => {
    const answers: Array<(found: readonly ReturnType<typeof option>[]) => void> = [];
    const signals: AbortSignal[] = [];
    const { query, wait, read, unmount } = start((_, signal) => {
      signals.push(signal);
      return new Promise((settle) => answers.push(settle));
    });
    query('old');
    await wait(searchRestMs);
    query('new');
    await wait(searchRestMs);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await act(async () => answers[1]?.([option('new')]));
    await act(async () => answers[0]?.([option('old')]));
    expect(read()).toEqual(['ready', ['new']]);
    unmount();
    expect(signals[1]?.aborted).toBe(true);
  });

  it('shows a failure, and trying again searches for the same text', async () => {
    const search = vi
      .fn<Search>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([option('a')]);
    const { now, query, wait, read, unmount } = start(search);
    query('a');
    await wait(searchRestMs);
    expect(read()).toEqual(['failed', []]);
    act(() => now().onRetry());
    await wait(0);
    expect(read()).toEqual(['ready', ['a']]);
    expect(search.mock.calls.map(([words]) => words)).toEqual(['a', 'a']);
    unmount();
  });
});
