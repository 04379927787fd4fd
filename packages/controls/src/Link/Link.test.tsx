import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { Link } from './Link';

/** Clicks as a visitor does; returns whether the browser would follow the link. */
function click(link: HTMLElement, name = 'click'): boolean {
  let follows = true;
  act(() => {
    follows = link.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  });
  return follows;
}

describe('Link', () => {
  it.each(['', '<x>', ' JAVA\tscript:alert(1)'])(
    'C-BTN-02 C-BTN-03 C-BTN-04 %j is a placeholder that stays on the page',
    (href) => {
      const onClick = vi.fn();
      const { find, unmount } = mount(
        <Link href={href} onClick={onClick}>
          Terms
        </Link>,
      );
      expect(find('a').getAttribute('href')).toBe('#');
      expect([click(find('a')), click(find('a'), 'auxclick')]).toEqual([false, false]);
      expect(onClick).toHaveBeenCalledTimes(1);
      unmount();
    },
  );

  it('C-BTN-02 a real target is followed', () => {
    const { find, unmount } = mount(<Link href="/terms">Terms</Link>);
    // The test's own window must not navigate.
    let kept = true;
    find('a').parentElement?.addEventListener('click', (event) => {
      kept = !event.defaultPrevented;
      event.preventDefault();
    });
    click(find('a'));
    expect([kept, find('a').getAttribute('href')]).toEqual([true, '/terms']);
    unmount();
  });

  it('A-93 a new tab gets no access to the page and is announced', () => {
    const { find, rerender, unmount } = mount(
      <Link href="/terms" target="_blank" rel="nofollow">
        Terms
      </Link>,
    );
    expect(find('a').getAttribute('rel')).toBe('nofollow noopener');
    expect(find('a').textContent).toBe('Terms (opens in a new tab)');
    rerender(<Link href="/terms">Terms</Link>);
    expect([find('a').getAttribute('rel'), find('a').textContent]).toEqual([null, 'Terms']);
    unmount();
  });
});
