import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { ScrollArea } from './ScrollArea';

/** A window without layout: sizes are set manually. */
function size(contentPx: number) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(contentPx);
}
function start(contentPx: number) {
  size(contentPx);
  const mounted = mount(<ScrollArea label="Log">text</ScrollArea>);
  const area = mounted.find('div > div');
  const view = area.firstElementChild as HTMLElement;
  const bar = area.children[1] as HTMLElement;
  const thumb = bar.firstElementChild as HTMLElement;
  const send = (target: Element, kind: string, more: object = {}) =>
    act(
      () => void target.dispatchEvent(Object.assign(new MouseEvent(kind, { bubbles: true, ...more }), more)),
    );
  return { ...mounted, area, view, bar, thumb, send };
}

describe('ScrollArea', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Element.prototype.setPointerCapture ??= () => {};
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('C-SCR-03 is a named tab stop only while it scrolls', () => {
    const tall = start(1000);
    expect(['tabindex', 'role', 'aria-label'].map((name) => tall.view.getAttribute(name))).toEqual([
      '0',
      'region',
      'Log',
    ]);
    expect(tall.bar.hasAttribute('data-idle')).toBe(false);
    tall.unmount();
    const short = start(200);
    expect(['tabindex', 'role'].map((name) => short.view.getAttribute(name))).toEqual([null, null]);
    expect(short.bar.hasAttribute('data-idle')).toBe(true);
    short.unmount();
  });

  it('C-SCR-01 CONST-09 the thumb has at least 30 pixels and follows the scrolling', () => {
    const { view, thumb, send, unmount } = start(100_000);
    expect([thumb.style.height, thumb.style.transform]).toEqual(['30px', 'translateY(0px)']);
    view.scrollTop = (100_000 - 200) / 2;
    send(view, 'scroll');
    expect(thumb.style.transform).toBe('translateY(85px)');
    unmount();
  });

  it('C-SCR-02 CONST-09 the bars hide 1000 ms after the last movement and fade for 200', () => {
    const { area, view, send, unmount } = start(1000);
    expect(area.style.getPropertyValue('--mc-fade')).toBe('200ms');
    send(view, 'scroll');
    vi.advanceTimersByTime(999);
    expect(area.hasAttribute('data-shown')).toBe(true);
    send(view, 'scroll');
    vi.advanceTimersByTime(999);
    expect(area.hasAttribute('data-shown')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(area.hasAttribute('data-shown')).toBe(false);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('C-SCR-03 dragging the thumb scrolls, and a held bar does not hide', () => {
    const { area, view, bar, thumb, send, unmount } = start(1000);
    send(thumb, 'pointerdown', { clientY: 10, button: 0, pointerId: 1 });
    send(bar, 'pointermove', { clientY: 90 });
    expect(view.scrollTop).toBe(400);
    vi.advanceTimersByTime(3000);
    expect(area.hasAttribute('data-shown')).toBe(true);
    send(bar, 'lostpointercapture');
    send(bar, 'pointermove', { clientY: 150 });
    expect(view.scrollTop).toBe(400);
    unmount();
  });

  it('C-SCR-03 a press next to the thumb moves it there', () => {
    const { view, bar, send, unmount } = start(1000);
    send(bar, 'pointerdown', { clientY: 180, button: 0, pointerId: 1 });
    expect(view.scrollTop).toBe(800);
    unmount();
  });
});
