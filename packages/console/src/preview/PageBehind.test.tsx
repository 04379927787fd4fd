import { mount } from '@beckon/controls/testing/mount';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { PageBehind } from './PageBehind';

it('OWN-08 OWN-11 a page behind the preview runs without its origin, and gets neither the address nor the focus of the console', () => {
  const { find, unmount } = mount(<PageBehind address="https://shop.example/" />, 'document');
  const frame = find('iframe');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame.hasAttribute('inert')).toBe(true);
  // This name tells our scripts on it that nobody visits it.
  expect(frame.getAttribute('name')).toBe('mc_preview');
  unmount();
});

it('OWN-08 OWN-23 while offline, a message replaces the page; a page that has loaded stays', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { root, find, unmount } = mount(<PageBehind address="https://shop.example/" />, 'document');
  const tell = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  expect(root.querySelector('iframe')).toBeNull();
  expect(find('p').textContent).toContain('You’re offline');
  tell(true);
  const frame = find('iframe');
  tell(false);
  expect(find('iframe')).toBe(frame);
  unmount();
  online.mockRestore();
});
