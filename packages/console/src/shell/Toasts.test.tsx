import { mount } from '@beckon/controls/testing/mount';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../data/toasts';
import { Toasts } from './Toasts';

const longMs = 3_600_000;

let page: ReturnType<typeof mount>;
const shown = (): (string | null)[] =>
  [...page.root.querySelectorAll('[role=status] > div > span')].map(({ textContent }) => textContent);
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const show = (...given: Parameters<typeof toasts.show>): void => act(() => toasts.show(...given));
const tell = (type: string, init: EventInit = { bubbles: true }): void =>
  act(() => void page.find('[role=status]').dispatchEvent(new Event(type, init)));

/** Other test files share the module, so their notifications are closed too. */
function closeAll(): void {
  for (const button of page.root.querySelectorAll<HTMLElement>('[aria-label="Dismiss"]'))
    act(() => button.click());
}

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    page = mount(<Toasts />, 'document');
    closeAll();
  });
  afterEach(() => {
    closeAll();
    page.unmount();
    vi.useRealTimers();
  });

  it('OWN-23 a plain notification disappears by itself', () => {
    show('Saved.');
    pass(7900);
    expect(shown()).toEqual(['Saved.']);
    pass(200);
    expect(shown()).toEqual([]);
  });

  it('OWN-23 a notification with an action or an error stays until it is closed', () => {
    const undo = vi.fn();
    show('It is deleted.', { action: { label: 'Undo', act: undo } });
    show('It was not saved.', { tone: 'bad' });
    pass(longMs);
    expect(shown()).toEqual(['It is deleted.', 'It was not saved.']);
    act(() => page.find('[role=status] button').click());
    expect([undo.mock.calls.length, shown()]).toEqual([1, ['It was not saved.']]);
  });

  it.each([
    ['the pointer', 'pointermove', 'pointerout'],
    ['the focus', 'focusin', 'focusout'],
  ])('OWN-23 none disappears while %s is on one', (_who, come, go) => {
    show('Saved.');
    pass(7900);
    tell(come);
    show('Copied.');
    pass(longMs);
    expect(shown()).toEqual(['Saved.', 'Copied.']);
    tell(go);
    pass(7900);
    expect(shown()).toEqual(['Saved.', 'Copied.']);
    pass(200);
    expect(shown()).toEqual([]);
  });

  it('OWN-23 F8 moves to the notifications, and closing the one it moved to moves back', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    show('It was not saved.', { tone: 'bad' });
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', cancelable: true })));
    const close = page.find('[aria-label="Dismiss"]');
    expect(document.activeElement).toBe(close);
    act(() => close.click());
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('OWN-23 the oldest makes room for the fourth', () => {
    for (const words of ['1', '2', '3', '4']) show(words);
    expect(shown()).toEqual(['2', '3', '4']);
  });
});
