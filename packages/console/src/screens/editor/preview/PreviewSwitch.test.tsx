import { mount } from '@beckon/controls/testing/mount';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PreviewSwitch } from './PreviewSwitch';

afterEach(() => vi.unstubAllGlobals());

const options = [
  ['desktop', 'Computer'],
  ['phone', 'Phone'],
] as const;
const open = (isNarrow: boolean) => {
  const media = { matches: isNarrow, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => media);
  const onChange = vi.fn();
  const stage = mount(
    <PreviewSwitch label="Device" options={options} value="phone" onChange={onChange} />,
    'document',
  );
  return { ...stage, onChange };
};

it('OWN-08 has its options side by side if there is room', () => {
  const { find, onChange, unmount } = open(false);
  expect(find<HTMLInputElement>('[aria-label=Device] input:checked').value).toBe('phone');
  act(() => find('input[value=desktop]').click());
  expect(onChange).toHaveBeenCalledWith('desktop');
  unmount();
});

it('OWN-08 OWN-23 is a list on a phone, named by its label and showing what is chosen', () => {
  const { find, root, onChange, unmount } = open(true);
  const button = find('[role=combobox]');
  const name = root.querySelector(`#${button.getAttribute('aria-labelledby')}, label`)?.textContent;
  expect([root.querySelector('input[type=radio]'), name, button.textContent]).toEqual([
    null,
    'Device',
    'Phone',
  ]);
  act(() => button.click());
  act(() => find('[role=option]').click());
  expect(onChange).toHaveBeenCalledWith('desktop');
  unmount();
});
