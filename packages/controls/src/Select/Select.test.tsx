import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Select } from './Select';

const colours = ['Red', 'Green', 'Blue', 'Black'].map((label) => ({ value: label.toLowerCase(), label }));

function start(props: object = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: unknown[] = [];
  function Page() {
    const [value, setValue] = useState<string | undefined>('green');
    const change = (next: string) => {
      seen.push(next);
      setValue(next);
    };
    return <Select label="Colour" options={colours} value={value} onChange={change} {...props} />;
  }
  const mounted = mount(<Page />, where);
  const { root, find } = mounted;
  const button = find('[role=combobox]');
  const isOpen = () => root.querySelector('[role=listbox]') !== null;
  const active = () => root.getElementById(button.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...mounted, button, isOpen, active, seen };
}

describe('Select', () => {
  it('A-63 is a combo box that says what it opens and what is chosen', () => {
    const { root, find, button, unmount } = start();
    expect(find('label').getAttribute('for')).toBe(button.id);
    expect(button.textContent).toBe('Green');
    const read = () =>
      ['aria-haspopup', 'aria-expanded', 'aria-controls'].map((name) => button.getAttribute(name));
    expect(read()).toEqual(['listbox', 'false', null]);
    act(() => button.click());
    expect(read()).toEqual(['listbox', 'true', find('[role=listbox]').id]);
    expect(root.querySelector('[aria-selected=true]')?.textContent).toBe('Green');
    unmount();
  });

  it.each(['document', 'open', 'closed'] as const)('A-63 the keys open, move and choose in %s', (where) => {
    const { root, button, isOpen, active, seen, unmount } = start({}, where);
    act(() => button.focus());
    press(button, 'ArrowDown');
    expect([isOpen(), active()]).toEqual([true, 'Green']);
    press(button, 'ArrowDown');
    press(button, 'End');
    press(button, 'ArrowUp');
    expect(active()).toBe('Blue');
    press(button, 'Enter');
    expect([seen, isOpen(), button.textContent]).toEqual([['blue'], false, 'Blue']);
    expect(root.activeElement).toBe(button);
    unmount();
  });

  it('A-63 Escape closes and changes nothing', () => {
    const { root, button, isOpen, seen, unmount } = start();
    press(button, 'Enter');
    press(button, 'ArrowDown');
    press(button, 'Escape');
    expect([isOpen(), seen]).toEqual([false, []]);
    expect(root.activeElement).toBe(button);
    unmount();
  });

  it('A-63 letters open it and lead to the option', () => {
    const { button, active, unmount } = start();
    press(button, 'b');
    expect(active()).toBe('Blue');
    press(button, 'b');
    expect(active()).toBe('Black');
    unmount();
  });

  it('A-63 an arrow ends a typed word, so the space bar after it chooses', () => {
    const { button, active, isOpen, seen, unmount } = start();
    press(button, 'b');
    press(button, 'ArrowDown');
    expect(active()).toBe('Black');
    press(button, ' ');
    expect([seen, isOpen()]).toEqual([['black'], false]);
    unmount();
  });

  it('A-63 Tab chooses the active option and is left to the browser', () => {
    const { button, isOpen, seen, unmount } = start();
    press(button, ' ');
    press(button, 'Home');
    expect(press(button, 'Tab')).toBe(true);
    expect([seen, isOpen()]).toEqual([['red'], false]);
    unmount();
  });

  it('a click on an option chooses it; a press elsewhere closes', () => {
    const { root, button, isOpen, seen, unmount } = start();
    act(() => button.click());
    act(() => root.querySelectorAll<HTMLElement>('[role=option]')[2]?.click());
    expect([seen, isOpen()]).toEqual([['blue'], false]);
    act(() => button.click());
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(isOpen()).toBe(false);
    unmount();
  });

  it('several: stays open, counts, and removes an option chosen twice', () => {
    const onChange = vi.fn();
    const { root, button, isOpen, unmount } = start({
      multiple: true,
      value: ['red', 'blue', 'black'],
      onChange,
    });
    expect(button.textContent).toBe('3 selected');
    press(button, 'Enter');
    press(button, 'Enter');
    press(button, 'ArrowDown');
    press(button, ' ');
    expect(onChange.mock.calls).toEqual([[['blue', 'black']], [['red', 'blue', 'black', 'green']]]);
    expect([isOpen(), root.querySelectorAll('[aria-selected=true]').length]).toEqual([true, 3]);
    press(button, 'Tab');
    expect([isOpen(), onChange.mock.calls.length]).toEqual([false, 2]);
    unmount();
  });

  it('chips name and remove each chosen option, and pass the focus on', () => {
    const onChange = vi.fn();
    const { root, find, unmount } = start({ multiple: true, chips: true, value: ['red', 'blue'], onChange });
    const crosses = root.querySelectorAll<HTMLButtonElement>('li button');
    expect([...crosses].map((one) => one.getAttribute('aria-label'))).toEqual(['Remove Red', 'Remove Blue']);
    act(() => crosses[0]?.click());
    expect(onChange.mock.calls).toEqual([[['blue']]]);
    expect(root.activeElement).toBe(crosses[1]);
    expect(find('ul').textContent).toBe('RedBlue');
    unmount();
  });

  it('without a choice it shows the placeholder, and a form gets every value', () => {
    const none = start({ value: undefined });
    expect(none.button.textContent).toBe('Choose…');
    none.unmount();
    const some = start({ multiple: true, value: ['red', 'blue'], name: 'colour', onChange: vi.fn() });
    const inputs = [...some.root.querySelectorAll<HTMLInputElement>('input[name=colour]')];
    expect(inputs.map(({ value }) => value)).toEqual(['red', 'blue']);
    some.unmount();
  });

  it('a disabled select does not open', () => {
    const { button, isOpen, unmount } = start({ disabled: true });
    act(() => button.click());
    expect(isOpen()).toBe(false);
    unmount();
  });

  it('C-LIST-01 is typed: only one of the options can be chosen, and only one of them is reported', () => {
    type Size = 's' | 'm';
    const sizes = [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
    ] as const;
    const seen: Size[] = [];
    const { root, find, unmount } = mount(
      <Select<Size>
        label="Size"
        options={sizes}
        value={undefined}
        hint={undefined}
        onChange={(size) => seen.push(size)}
      />,
    );
    act(() => find('[role=combobox]').click());
    act(() => root.querySelectorAll<HTMLElement>('[role=option]')[1]?.click());
    expect(seen).toEqual(['m']);
    unmount();
  });
});
