import { expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { Spinner } from './Spinner';

it('C-BTN-06 a spinner is 40 pixels by default', () => {
  const { find, rerender, unmount } = mount(<Spinner />);
  expect(find('svg').getAttribute('width')).toBe('40');
  rerender(<Spinner size={20} />);
  expect(find('svg').getAttribute('height')).toBe('20');
  unmount();
});

it('a spinner with a label tells screen readers what is loading', () => {
  const { find, unmount } = mount(<Spinner label="Loading countries" />);
  expect(find('[role=status]').getAttribute('aria-label')).toBe('Loading countries');
  unmount();
});
