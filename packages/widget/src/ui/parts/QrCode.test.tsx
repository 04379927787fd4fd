import { expect, it } from 'vitest';
import { mount } from '../../../../controls/src/testing/mount';
import { QrCode } from './QrCode';

it('A-32 a code is one named picture with a single path', () => {
  const { find, root, unmount } = mount(<QrCode text="https://m.me/1001?ref=w1" label="Scan me" />);
  expect(find('svg').getAttribute('role')).toBe('img');
  expect(find('svg').getAttribute('aria-label')).toBe('Scan me');
  expect(root.querySelectorAll('path')).toHaveLength(1);
  // Every code begins with the upper edge of its first finder pattern.
  expect(find('path').getAttribute('d')?.startsWith('M0 0h7v1h-7z')).toBe(true);
  unmount();
});

it('A-32 a text too long for any code is left out', () => {
  const { root, unmount } = mount(<QrCode text={'x'.repeat(5000)} label="Scan me" />);
  expect(root.querySelector('svg')).toBeNull();
  unmount();
});
