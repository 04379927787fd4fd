import { mount } from '@beckon/controls/testing/mount';
import { afterEach, expect, it, vi } from 'vitest';
import { Snippet } from './Snippet';

afterEach(() => vi.restoreAllMocks());

it('OWN-04 OWN-23 C-SCR-03 code that does not fit scrolls, and the keyboard reaches it by its name', () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  const { find, unmount } = mount(<Snippet text="<script>" label="The script" />, 'document');
  const view = find('[role=region]');
  expect([view.getAttribute('aria-label'), view.tabIndex, view.textContent]).toEqual([
    'The script',
    0,
    '<script>',
  ]);
  unmount();
});
