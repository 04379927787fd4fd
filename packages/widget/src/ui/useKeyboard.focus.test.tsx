import { act, type ReactNode, useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '../../../controls/src/testing/mount';
import { useReturnFocus } from './useKeyboard';

function Strip({ open }: { open: boolean }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const noteFocus = useReturnFocus(box, open);
  return (
    <div ref={box} role="dialog" onFocus={noteFocus}>
      <button type="button">Close</button>
    </div>
  );
}

/** Draws a strip that is entered from this element, and closes it. */
function passThrough(from: HTMLElement) {
  const { find, rerender, unmount } = mount(<Strip open />, 'open');
  act(() => {
    find('button').focus();
    find('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: from }));
    // A form that goes away takes the focus along; the news that follow it take it from nowhere.
    find('button').dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: null }));
  });
  rerender(<Strip open={false} />);
  return unmount;
}

afterEach(() => document.body.replaceChildren());

describe('useReturnFocus', () => {
  it('OVL-06 A-29 gives the focus back to whom it came from', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const unmount = passThrough(field);
    expect(document.activeElement).toBe(field);
    unmount();
  });

  it('OVL-06 another widget, whose element takes no focus itself, gets it inside', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const link = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
    const unmount = passThrough(host);
    expect(host.shadowRoot?.activeElement).toBe(link);
    unmount();
  });

  it('OVL-06 who is busy elsewhere keeps the focus', () => {
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
