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
/** A frame says that it has drawn what it was told. */
const say = (frame: HTMLIFrameElement | undefined) =>
  act(() => {
    // No page is loaded here, so the frame has no window of its own.
    Object.defineProperty(frame, 'contentWindow', { value: {} });
    const event = new MessageEvent('message', { data: { kind: 'beckon.drawn' } });
    Object.defineProperty(event, 'source', { value: frame?.contentWindow });
    window.dispatchEvent(event);
  });

describe('Preview', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OWN-08 OMNI-03 a picture that does not come takes the old one away, and a sentence says so until one comes', () => {
    const { root, rerender, unmount } = mount(drawing('1'), 'document');
    const frames = () => [...root.querySelectorAll('iframe')];
    const words = () => root.querySelector('[role=status]')?.textContent;
    wait(0);
    const [first] = frames();
    say(first);
    rerender(drawing('2'));
    wait(200);
    expect([frames().length, frames()[0], words()]).toEqual([2, first, '']);
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
});
