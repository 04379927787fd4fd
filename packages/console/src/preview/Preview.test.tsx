import { mount } from '@beckon/controls/testing/mount';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FrameOrder } from '../frame/FrameOrder';
import { Preview } from './Preview';

const order = (widgetId: string): FrameOrder => ({
  kind: 'beckon.show',
  place: 'overlay',
  scheme: 'light',
  isBare: false,
  isStill: false,
  order: { widgetId, state: 'initial', errorText: '', config: { widgets: [] } },
});
const drawing = (widgetId: string) => (
  <Preview order={order(widgetId)} title="P" widthPx={100} heightPx={100} blankText="Nothing is seen." />
);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** A frame reports that its page is ready, or that it has drawn its order. */
const say = (frame: HTMLIFrameElement | undefined, kind = 'beckon.drawn') =>
  act(() => {
    // No page is loaded here, so the frame doesn't have its own window.
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage() {} }, configurable: true });
    const event = new MessageEvent('message', { data: { kind } });
    Object.defineProperty(event, 'source', { value: frame?.contentWindow });
    window.dispatchEvent(event);
  });

describe('Preview', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OWN-08 OMNI-03 if nothing is drawn, the old drawing disappears, and a message says so until something is drawn', () => {
    const { root, rerender, unmount } = mount(drawing('1'), 'document');
    const frames = () => [...root.querySelectorAll('iframe')];
    const words = () => root.querySelector('[role=status]')?.textContent;
    wait(0);
    const [first] = frames();
    say(first);
    rerender(drawing('2'));
    wait(200);
    expect([frames().length, frames()[0], words()]).toEqual([2, first, '']);
    say(frames()[1], 'beckon.ready');
    wait(5000);
    expect(frames()).toHaveLength(1);
    expect(frames()[0]).not.toBe(first);
    expect(words()).toBe('Nothing is seen.');
    rerender(drawing('3'));
    wait(200);
    say(frames()[1]);
    expect([frames().length, words()]).toEqual([1, '']);
    wait(9000);
    expect(words()).toBe('');
    unmount();
  });

  it('OWN-08 OWN-23 never shows the browser’s own page in place of ours: the last drawing stays, and another is loaded when online', () => {
    const { root, rerender, unmount } = mount(drawing('1'), 'document');
    const frames = () => [...root.querySelectorAll('iframe')];
    const seen = () => frames().filter((one) => one.matches('[data-front][data-arrived]'));
    const words = () => root.querySelector('[role=status]')?.textContent;
    wait(0);
    expect(seen()).toEqual([]);
    wait(5000);
    expect([seen(), words()]).toEqual([[], 'The preview couldn’t load. We’ll keep trying.']);
    act(() => void window.dispatchEvent(new Event('online')));
    const next = frames().at(-1);
    say(next);
    expect([frames(), seen(), words()]).toEqual([[next], [next], '']);

    rerender(drawing('2'));
    wait(200);
    wait(5000);
    expect([seen(), words()]).toEqual([[next], 'The preview couldn’t load. We’ll keep trying.']);
    const slow = frames().at(-1);
    wait(11_000);
    const again = frames().at(-1);
    expect(again).not.toBe(slow);
    say(again);
    expect([frames(), words()]).toEqual([[again], '']);
    unmount();
  });
});
