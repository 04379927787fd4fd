import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { RelativeTime } from './RelativeTime';

const nowMs = Date.UTC(2026, 4, 20, 12);

describe('RelativeTime', () => {
  beforeEach(() => void vi.useFakeTimers({ now: nowMs }));
  afterEach(() => void vi.useRealTimers());

  it('DATA-08 says how long ago, with the moment for machines and in full', () => {
    const { find, unmount } = mount(<RelativeTime atMs={nowMs - 90_000} locale="en" />);
    const time = find<HTMLTimeElement>('time');
    expect([time.textContent, time.getAttribute('datetime')]).toEqual([
      '1 minute ago',
      '2026-05-20T11:58:30.000Z',
    ]);
    expect(time.title).toContain('May 20, 2026');
    unmount();
  });

  it('DATA-08 stays current, and wakes only when its text changes', () => {
    const { find, unmount } = mount(<RelativeTime atMs={nowMs - 90_000} locale="en" />);
    act(() => vi.advanceTimersByTime(29_999));
    expect([find('time').textContent, Date.now() - nowMs]).toEqual(['1 minute ago', 29_999]);
    act(() => void vi.advanceTimersToNextTimer());
    expect([find('time').textContent, Date.now() - nowMs]).toEqual(['2 minutes ago', 30_000]);
    act(() => void vi.advanceTimersToNextTimer());
    expect([find('time').textContent, Date.now() - nowMs]).toEqual(['3 minutes ago', 90_000]);
    unmount();
  });

  it('DATA-08 a hundred of them share one timer and leave none behind', () => {
    const moments = Array.from({ length: 100 }, (_, at) => nowMs - at * 61_000);
    const all = moments.map((atMs) => <RelativeTime key={atMs} atMs={atMs} locale="en" />);
    const { unmount } = mount(all);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('DATA-08 a moment from long ago does not wake at once', () => {
    const { unmount } = mount(<RelativeTime atMs={0} locale="en" />);
    expect(vi.getTimerCount()).toBe(1);
    act(() => vi.advanceTimersByTime(86_400_000));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
  });

  it('what is not a moment shows a dash', () => {
    const { root, unmount } = mount(<RelativeTime atMs={Number.NaN} />);
    expect(root.textContent).toBe('–');
    expect(vi.getTimerCount()).toBe(0);
    unmount();
  });
});
