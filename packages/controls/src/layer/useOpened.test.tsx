import { parsePickerCountries } from '@beckon/contract/data/parsePickerCountries';
import { pickerCountries } from '@beckon/contract/data/pickerCountries';
import { act, type ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { Autocomplete } from '../Autocomplete/Autocomplete';
import { DateInput } from '../DateInput/DateInput';
import { DateRange } from '../DateRange/DateRange';
import { DateTimeInput } from '../DateTimeInput/DateTimeInput';
import { Dropdown } from '../Dropdown/Dropdown';
import { PhoneInput } from '../PhoneInput/PhoneInput';
import { loadCountryList } from '../PhoneInput/useCountryList';
import { Select } from '../Select/Select';
import { TimePicker } from '../TimePicker/TimePicker';
import { mount } from '../testing/mount';

const countries = parsePickerCountries(pickerCountries);
const options = [{ value: 'a', label: 'A' }];
const items = [{ id: 'a', label: 'A', onSelect: () => {} }];
const ignore = () => {};

const table: ReadonlyArray<readonly [string, (disabled: boolean) => ReactNode]> = [
  ['Select', (disabled) => <Select {...{ disabled, options }} label="L" value="a" onChange={ignore} />],
  [
    'Autocomplete',
    (disabled) => <Autocomplete {...{ disabled, options }} label="L" value="a" onChange={ignore} />,
  ],
  ['DateInput', (disabled) => <DateInput {...{ disabled }} label="L" value={null} onChange={ignore} />],
  ['TimePicker', (disabled) => <TimePicker {...{ disabled }} label="L" value={null} onChange={ignore} />],
  [
    'DateTimeInput',
    (disabled) => <DateTimeInput {...{ disabled }} label="L" value={null} onChange={ignore} />,
  ],
  ['DateRange', (disabled) => <DateRange {...{ disabled }} label="L" value={null} onChange={ignore} />],
  ['Dropdown', (disabled) => <Dropdown {...{ disabled, items }} label="L" />],
  [
    'PhoneInput',
    (disabled) => (
      <PhoneInput
        {...{ disabled, countries }}
        label="L"
        value={{ country: 'US', number: '' }}
        onChange={ignore}
      />
    ),
  ],
];

describe('useOpened', () => {
  beforeAll(async () => {
    await loadCountryList();
  });

  it.each(table)('A-63 %s that is disabled while open closes, and stays closed when enabled', (_, draw) => {
    const { root, find, rerender, unmount } = mount(draw(false));
    const state = () => [
      root.querySelector('[popover]') !== null,
      find('[aria-expanded]').getAttribute('aria-expanded'),
    ];
    act(() => find('button').click());
    expect(state()).toEqual([true, 'true']);
    rerender(draw(true));
    expect(state()).toEqual([false, 'false']);
    rerender(draw(false));
    expect(state()).toEqual([false, 'false']);
    unmount();
  });
});
