import { act, type ReactNode, useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../controls/src/testing/mount';
import { useKeyboard } from './useKeyboard';

const original = Object.getOwnPropertyDescriptor(window, 'visualViewport');

afterEach(() => {
  if (original) Object.defineProperty(window, 'visualViewport', original);
  else Reflect.deleteProperty(window, 'visualViewport');
});

function Sheet(): ReactNode {
  const inside = useRef<HTMLDivElement>(null);
  useKeyboard(inside);
  return (
    <div role="dialog">
      <div ref={inside} />
    </div>
  );
}

function start() {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  const { find, unmount } = mount(<Sheet />, 'open');
  const covered = (change: Partial<typeof seen>) => {
    Object.assign(seen, change);
    act(() => void seen.dispatchEvent(new Event('resize')));
    return find('[role="dialog"]').style.getPropertyValue('--mc-keyboard');
  };
  return { covered, unmount };
}

describe('useKeyboard', () => {
  it('A-75 A67 tells a dialog how much of the window the keyboard covers', () => {
    const { covered, unmount } = start();
    expect(covered({ height: window.innerHeight - 300 })).toBe('300px');
    expect(covered({ offsetTop: 120 })).toBe('180px');
    expect(covered({ height: window.innerHeight, offsetTop: 0 })).toBe('0px');
    unmount();
  });

  it('a zoomed page is not covered', () => {
    const { covered, unmount } = start();
    expect(covered({ height: window.innerHeight / 2, scale: 2 })).toBe('');
    unmount();
  });
});
