import { expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { Highlighter } from './Highlighter';

it('C-HL-01 marks every occurrence and leaves the text as it is', () => {
  const { root, unmount } = mount(<Highlighter text="Red, dark red" query="red" />);
  expect([...root.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Red', 'red']);
  expect(root.querySelector('span')?.textContent).toBe('Red, dark red');
  unmount();
});

it('C-HL-01 no HTML gets in through the text or the query', () => {
  const evil = '<img src=x onerror="alert(1)">';
  const { root, unmount } = mount(<Highlighter text={`a ${evil} b`} query={evil} />);
  expect(root.querySelector('img')).toBeNull();
  expect(root.querySelector('mark')?.textContent).toBe(evil);
  unmount();
});
