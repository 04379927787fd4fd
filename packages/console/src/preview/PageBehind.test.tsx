import { mount } from '@beckon/controls/testing/mount';
import { expect, it } from 'vitest';
import { PageBehind } from './PageBehind';

it('OWN-08 OWN-11 a page behind the preview runs without its origin, and learns neither the address nor the focus of the console', () => {
  const { find, unmount } = mount(<PageBehind address="https://shop.example/" />, 'document');
  const frame = find('iframe');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(frame.hasAttribute('inert')).toBe(true);
  // By this name our scripts on it know that nobody visits it.
  expect(frame.getAttribute('name')).toBe('mc_preview');
  unmount();
});
