import { act, type ReactNode, useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../controls/src/testing/mount';
import { useReturnFocus } from './useReturnFocus';

function Strip({ open }: { open: boolean }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const noteFocus = useReturnFocus(box, open);
  return (
    <div ref={box} role="dialog" onFocus={noteFocus}>
      <button type="button">Close</button>
    </div>
  );
}

/** Draws a strip, moves the focus into it from this element, and closes it. */
function passThrough(from: HTMLElement, inner?: HTMLElement) {
  const { find, rerender, unmount } = mount(<Strip open />, 'open');
  act(() => {
    inner?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
    find('button').focus();
    find('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: from }));
    // A form that disappears loses the focus; the message that follows then gets it from nowhere.
    find('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: null }));
  });
  rerender(<Strip open={false} />);
  return unmount;
}

afterEach(() => document.body.replaceChildren());

describe('useReturnFocus', () => {
  it('OVL-06 A-29 returns the focus to where it came from', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const unmount = passThrough(field);
    expect(document.activeElement).toBe(field);
    unmount();
  });

  it('OVL-06 A-29 inside a component of the page or another widget, returns it to the element that had it', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const [, second] = ['a', 'b'].map(() => shadow.appendChild(document.createElement('button')));
    const unmount = passThrough(host, second);
    expect(shadow.activeElement).toBe(second);
    unmount();
  });

  it('OVL-06 a visitor who is busy elsewhere keeps the focus', () => {
    const [before, busy] = ['a', 'b'].map(() => document.body.appendChild(document.createElement('input')));
    const { find, rerender, unmount } = mount(<Strip open />, 'open');
    act(() => {
      find('button').focus();
      find('button').dispatchEvent(
        new FocusEvent('focusin', { bubbles: true, relatedTarget: before ?? null }),
      );
      busy?.focus();
    });
    rerender(<Strip open={false} />);
    expect(document.activeElement).toBe(busy);
    unmount();
  });
});
