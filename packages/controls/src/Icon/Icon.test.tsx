import { expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { Icon } from './Icon';
import { checkPath } from './paths/checkPath';

it('C-BTN-05 an icon is 24 pixels on a 24 by 24 grid in the current color', () => {
  const { find, unmount } = mount(<Icon path={checkPath} />);
  const read = (name: string) => find('svg').getAttribute(name);
  expect([read('width'), read('height'), read('viewBox'), read('stroke')]).toEqual([
    '24',
    '24',
    '0 0 24 24',
    'currentColor',
  ]);
  expect(read('aria-hidden')).toBe('true');
  unmount();
});
