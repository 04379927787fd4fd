import { parsePickerCountries } from '@beckon/contract/data/parsePickerCountries';
import { pickerCountries } from '@beckon/contract/data/pickerCountries';
import { act, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { PhoneInput, type PhoneInputProps } from './PhoneInput';
import type { PhoneValue } from './PhoneValue';
import { loadCountryList } from './useCountryList';

const countries = parsePickerCountries(pickerCountries);

function start(props: Partial<PhoneInputProps> = {}, where: 'open' | 'closed' = 'closed') {
  const seen: PhoneValue[] = [];
  function Form() {
    const [value, setValue] = useState<PhoneValue>({ country: 'US', number: '' });
    const change = (next: PhoneValue) => {
      seen.push(next);
      setValue(next);
    };
    return <PhoneInput countries={countries} label="Phone" value={value} onChange={change} {...props} />;
  }
  const mounted = mount(<Form />, where);
  const { root, find } = mounted;
  const open = () => act(() => find('button').click());
  const isOpen = () => root.querySelector('[role=listbox]') !== null;
  const active = () =>
    root.getElementById(find('[role=combobox]').getAttribute('aria-activedescendant') ?? '');
  return { ...mounted, seen, open, isOpen, active };
}

describe('PhoneInput', () => {
  beforeAll(async () => {
    await loadCountryList();
  });

  it('C-PHONE-03 the placeholder has three, three and four digits, and the field brings up the phone keyboard', () => {
    const { find, unmount } = start();
    const input = find<HTMLInputElement>('input');
    expect(input.placeholder).toBe('000 000 0000');
    expect(['type', 'inputmode', 'autocomplete'].map((name) => input.getAttribute(name))).toEqual([
      'tel',
      'tel',
      'tel',
    ]);
    unmount();
  });

  it('C-PHONE-01 shows the dial code of the chosen country and reports what is typed', () => {
    const { find, seen, unmount } = start();
    expect(find('button').getAttribute('aria-label')).toBe('Country: United States +1');
    type(find('input'), '201');
    expect(seen).toEqual([{ country: 'US', number: '201' }]);
    unmount();
  });

  it('an international number picks its country', () => {
    const { find, seen, unmount } = start();
    type(find('input'), '+447911123456');
    expect(seen).toEqual([{ country: 'GB', number: '7911123456' }]);
    unmount();
  });

  it.each(['open', 'closed'] as const)(
    'C-PHONE-04 typing filters and Enter chooses in an %s root',
    (where) => {
      const { root, find, seen, open, isOpen, active, unmount } = start({}, where);
      open();
      expect(root.activeElement).toBe(find('[role=combobox]'));
      expect(active()?.textContent).toContain('United States');
      type(find('[role=combobox]'), 'deutsch');
      expect(root.querySelectorAll('[role=option]')).toHaveLength(1);
      expect(press(find('[role=combobox]'), 'Enter')).toBe(false);
      expect(seen).toEqual([{ country: 'DE', number: '' }]);
      expect(isOpen()).toBe(false);
      expect(root.activeElement).toBe(find('input[type=tel]'));
      unmount();
    },
  );

  it('A-63 the keys move through the rows and the chosen one is marked', () => {
    const { root, find, open, active, unmount } = start();
    open();
    const selected = [...root.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent);
    expect(selected).toHaveLength(1);
    for (const [key, name] of [
      ['Home', countries[0]?.name],
      ['ArrowDown', countries[1]?.name],
      ['End', countries.at(-1)?.name],
      ['ArrowDown', countries[0]?.name],
    ] as const) {
      expect(press(find('[role=combobox]'), key)).toBe(false);
      expect(active()?.textContent).toContain(name);
    }
    unmount();
  });

  it.each([
    ['Escape', {}, 'button'],
    ['Tab', {}, 'input[type=tel]'],
    ['Tab', { shiftKey: true }, 'button'],
  ])('A-63 %s %j closes the list and focuses the %s', (key, more, target) => {
    const { root, find, seen, open, isOpen, unmount } = start();
    open();
    press(find('[role=combobox]'), key, more);
    expect(isOpen()).toBe(false);
    expect(root.activeElement).toBe(find(target));
    expect(seen).toEqual([]);
    unmount();
  });

  it('A-63 a press on a row chooses it, a second press on the button closes the list', () => {
    const { find, seen, open, isOpen, unmount } = start();
    open();
    press(find('[role=combobox]'), 'Home');
    act(() => (find('[role=option]').firstElementChild as HTMLElement).click());
    expect(seen).toEqual([{ country: countries[0]?.code, number: '' }]);
    open();
    expect(isOpen()).toBe(true);
    open();
    expect(isOpen()).toBe(false);
    unmount();
  });

  it('a search without results says so, and Enter then chooses nothing', () => {
    const { find, seen, open, isOpen, unmount } = start();
    open();
    type(find('[role=combobox]'), 'zzz');
    expect(find('[popover] [role=status]').textContent).toBe('No country found');
    press(find('[role=combobox]'), 'Enter');
    expect([isOpen(), seen]).toEqual([true, []]);
    unmount();
  });

  it('opens with the rows around the chosen country and draws the others right after', async () => {
    const { root, open, unmount } = start();
    const count = () => root.querySelectorAll('[role=option]').length;
    open();
    expect(count()).toBeLessThan(countries.length);
    await act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(count()).toBe(countries.length);
    unmount();
  });

  it('C-PHONE-07 the list is 300 pixels tall', () => {
    const { find, open, unmount } = start();
    open();
    expect(find('[popover]').style.getPropertyValue('--mc-list-height')).toBe('300px');
    unmount();
  });

  it('C-PHONE-06 the error is under the field and marks it', () => {
    const { find, unmount } = start({ error: 'This number is too short' });
    expect(find('[role=alert]').textContent).toBe('This number is too short');
    expect(find('input').getAttribute('aria-invalid')).toBe('true');
    unmount();
  });

  it('a rejected character leaves the caret where it was', () => {
    const { find, unmount } = start();
    const input = find<HTMLInputElement>('input');
    type(input, '(201) 555');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '(20x1) 555');
      input.setSelectionRange(4, 4);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([input.value, input.selectionStart]).toEqual(['(201) 555', 3]);
    unmount();
  });

  it.each(['+12015550123', {}, null])('a value of %j is an empty field', (value) => {
    const { find, unmount } = start({ value: value as never });
    expect(find<HTMLInputElement>('input').value).toBe('');
    expect(find('button').getAttribute('aria-label')).toBe('Country: United States +1');
    unmount();
  });

  it('waits for its country table without breaking', () => {
    const { find, seen, unmount } = start({ countries: [] });
    expect(find<HTMLButtonElement>('button').disabled).toBe(true);
    type(find('input'), '+44 79');
    expect(seen).toEqual([{ country: 'US', number: '+44 79' }]);
    unmount();
  });

  it('uses the texts it is given', () => {
    const { find, open, unmount } = start({ texts: { search: 'Land suchen' } });
    open();
    expect(find<HTMLInputElement>('[role=combobox]').placeholder).toBe('Land suchen');
    unmount();
  });
});
