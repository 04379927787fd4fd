import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { usePushPage } from './usePushPage';

let heightPx = 60;
let resized: () => void = () => {};
const disconnect = vi.fn();

class Sizes {
  constructor(hear: () => void) {
    resized = hear;
  }
  observe = vi.fn();
  disconnect = disconnect;
}

function Strip({ edge }: { edge: 'top' | 'bottom' | undefined }): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  usePushPage(bar, { edge, pushesPage: true, sticks: true });
  return <div ref={bar} />;
}

const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
const pushed = () =>
  rules()
    .filter((rule) => rule.includes('padding'))
    .join(' ');

beforeEach(() => {
  vi.useFakeTimers();
  heightPx = 60;
  document.adoptedStyleSheets = [];
  vi.stubGlobal('ResizeObserver', Sizes);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => heightPx);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

describe('usePushPage', () => {
  it("BAR-05 A-35 makes room for the bar's height, in addition to the page's own, and follows its size", () => {
    document.documentElement.style.paddingTop = '10px';
    const { find, unmount } = mount(<Strip edge="top" />, 'open');
    expect(pushed()).toMatch(/padding-top: ?70px/);
    heightPx = 100;
    resized();
    // Browsers report it as an error on the page if sizes change again while they report sizes.
    expect(pushed()).toMatch(/padding-top: ?70px/);
    vi.advanceTimersToNextFrame();
    expect(pushed()).toMatch(/padding-top: ?110px/);
    const bar = find('[style]');
    const readBase = () => bar.style.getPropertyValue('--mc-page-padding');
    expect(readBase()).toBe('10px');
    resized();
    unmount();
    vi.advanceTimersToNextFrame();
    expect([pushed(), readBase()]).toEqual(['', '']);
  });

  it('BAR-05 ERR-15 follows its size, without an error, on a page that has broken requestAnimationFrame', () => {
    const { unmount } = mount(<Strip edge="top" />, 'open');
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => {
      throw new Error('broken by the page');
    });
    heightPx = 100;
    expect(resized).not.toThrow();
    // Still not while the browser reports sizes.
    expect(pushed()).toMatch(/padding-top: ?60px/);
    vi.advanceTimersByTime(0);
    expect(pushed()).toMatch(/padding-top: ?100px/);
    unmount();
  });

  it('BAR-05 restores the page as it is now, even if the host has changed it in the meantime', () => {
    const { rerender, unmount } = mount(<Strip edge="bottom" />, 'open');
    expect(document.adoptedStyleSheets).toHaveLength(1);
    document.documentElement.style.paddingBottom = '7px';
    rerender(<Strip edge={undefined} />);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(document.documentElement.getAttribute('style')).toBe('padding-bottom: 7px;');
    expect(disconnect).toHaveBeenCalled();
    unmount();
  });

  it('BAR-07 CONST-08 the page glides back for as long as the bar slides out', () => {
    const animate = vi.fn();
    document.documentElement.animate = animate;
    const { rerender, unmount } = mount(<Strip edge="top" />, 'open');
    rerender(<Strip edge={undefined} />);
    expect(animate.mock.calls).toEqual([
      [{ paddingTop: ['60px', '0px'] }, expect.objectContaining({ duration: 400 })],
    ]);
    unmount();
    Reflect.deleteProperty(document.documentElement, 'animate');
  });

  it("BAR-05 never writes to the page's own styles, not even when it is removed", () => {
    const { unmount } = mount(<Strip edge="top" />, 'open');
    expect(document.documentElement.getAttribute('style')).toBeNull();
    unmount();
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });
});
