import { mount } from '@beckon/controls/testing/mount';
import { expect, it } from 'vitest';
import { describeCost } from './describeCost';
import { ScriptCost } from './ScriptCost';

it('OWN-04 the install screen says what the script costs, and links to how we measure it', () => {
  const { find, unmount } = mount(<ScriptCost />, 'document');
  expect(find('p').textContent).toContain(describeCost());
  expect(find('a').getAttribute('href')).toBe('/sites/performance/');
  unmount();
});
