import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { DateInput, type DateInputProps } from './DateInput';

function start(props: Partial<DateInputProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: Array<string | null> = [];
  function Form() {
    const [value, setValue] = useState<string | null>(props.value ?? null);
    return (
      <DateInput
        label="Birthday"
        locale="en-US"
        today="2026-11-15"
        {...props}
        value={value}
        onChange={(day) => {
          seen.push(day);
          setValue(day);
        }}
      />
    );
  }
  const mounted = mount(<Form />, where);
  const { root, find } = mounted;
  const input = find<HTMLInputElement>('input');
  const isOpen = () => root.querySelector('[role=dialog]') !== null;
  const leave = () => act(() => input.blur());
  const enter = () => act(() => input.focus());
  return { ...mounted, input, seen, isOpen, enter, leave };
}

describe('DateInput', () => {
  it.each([
    ['en-US', 'MM/DD/YYYY', '12/25/2026'],
    ['en-GB', 'DD/MM/YYYY', '25/12/2026'],
  ])('C-DATE-01 in %s the hint is %s and the value %s', (locale, hint, text) => {
    const { input, unmount } = start({ locale, value: '2026-12-25' });
    expect([input.placeholder, input.value]).toEqual([hint, text]);
    unmount();
  });

  it('C-DATE-03 C-DATE-04 a typed date becomes the value once it is complete', () => {
    const { input, seen, unmount } = start();
    for (const [typed, shown] of [
      ['12', '12'],
      ['122', '12/2'],
      ['12/25', '12/25'],
      ['12/25.', '12/25/'],
      ['12/25/202', '12/25/202'],
    ] as const) {
      type(input, typed);
      expect(input.value).toBe(shown);
    }
    expect(seen).toEqual([]);
    type(input, '12/25/2026');
    expect(seen).toEqual(['2026-12-25']);
    unmount();
  });

  it('C-DATE-04 the caret stays after the digit that was typed', () => {
    const { input, unmount } = start();
    input.setSelectionRange(2, 2);
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '12.252026');
      input.setSelectionRange(4, 4);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([input.value, input.selectionStart]).toEqual(['12/25/2026', 4]);
    unmount();
  });

  it.each([
    ['C-DATE-05', '11/26/2026', 'Choose 11/25/2026 or earlier'],
    ['C-DATE-07', '02/31/2026', 'That date doesn’t exist'],
  ])(
    'C-DATE-05 C-DATE-06 C-DATE-07 by %s, %s is rejected with a message, which stays when the field reverts to its value',
    (_, text, words) => {
      const { root, input, find, seen, enter, leave, unmount } = start({
        value: '2026-11-20',
        max: '2026-11-25',
      });
      enter();
      type(input, text);
      expect([seen, find('[role=alert]').textContent]).toEqual([[], words]);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      const described = input.getAttribute('aria-describedby') ?? '';
      expect(root.getElementById(described)).toBe(find('[role=alert]'));
      leave();
      expect(input.value).toBe('11/20/2026');
      expect(find('[role=alert]').textContent).toBe(`${text} isn’t valid. ${words}`);
      type(input, '11/2');
      expect(find('[role=alert]').textContent).toBe('');
      unmount();
    },
  );

  it('C-DATE-06 leaving the field replaces a half-typed date with the value, and the field says so', () => {
    const onRefuse = vi.fn();
    const { input, find, seen, enter, leave, unmount } = start({
      value: '2026-11-20',
      onRefuse,
    });
    enter();
    type(input, '12/2/26');
    expect(find('[role=alert]').textContent).toBe('');
    expect(press(input, 'Enter')).toBe(false);
    leave();
    expect([input.value, seen]).toEqual(['11/20/2026', []]);
    expect(onRefuse).toHaveBeenCalled();
    expect(find('[role=alert]').textContent).toBe('12/2/26 isn’t valid. Use the format MM/DD/YYYY');
    act(() => find('button').click());
    act(() => find('[data-day="2026-11-21"]').click());
    expect([seen, find('[role=alert]').textContent]).toEqual([['2026-11-21'], '']);
    unmount();
  });

  it('C-DATE-06 a change by the owner after typing stays when the field loses focus', () => {
    const seen: Array<string | null> = [];
    const draw = (value: string | null) => (
      <DateInput label="Birthday" locale="en-US" value={value} onChange={(day) => seen.push(day)} />
    );
    const { find, rerender, unmount } = mount(draw(null));
    const input = find<HTMLInputElement>('input');
    act(() => input.focus());
    type(input, '11/20/2026');
    rerender(draw('2026-12-24'));
    act(() => input.blur());
    expect([seen, input.value]).toEqual([['2026-11-20'], '12/24/2026']);
    unmount();
  });

  it('C-DATE-04 an emptied number keeps its place', () => {
    const { input, seen, unmount } = start({ value: '2026-11-20' });
    for (const [typed, caret, shown] of [
      ['11/2/2026', 4, '11/2/2026'],
      ['11//2026', 3, '11//2026'],
      ['11/1/2026', 4, '11/1/2026'],
      ['11/15/2026', 5, '11/15/2026'],
      ['1115/2026', 2, '11/15/2026'],
    ] as const) {
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
        input.setSelectionRange(caret, caret);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      expect([input.value, input.selectionStart]).toEqual([shown, caret]);
    }
    expect(seen).toEqual(['2026-11-15']);
    unmount();
  });

  it.each(['garbage', '2026-02-31', undefined, 5])('DATA-07 a value of %j is an empty field', (value) => {
    const { find, unmount } = mount(
      <DateInput label="Birthday" value={value as never} min={value as never} onChange={() => {}} />,
    );
    expect(find<HTMLInputElement>('input').value).toBe('');
    act(() => find('button').click());
    expect(find('[data-stop]').textContent).not.toBe('');
    unmount();
  });

  it('C-DATE-06 a date without leading zeros is read, and written in full when the field loses focus', () => {
    const { input, seen, enter, leave, unmount } = start();
    enter();
    type(input, '1/5/2026');
    expect(seen).toEqual([]);
    leave();
    expect([input.value, seen]).toEqual(['01/05/2026', ['2026-01-05']]);
    unmount();
  });

  it('an emptied field has no value', () => {
    const { input, seen, unmount } = start({ value: '2026-11-20' });
    type(input, '');
    expect(seen).toEqual([null]);
    unmount();
  });

  it.each(['open', 'closed'] as const)(
    'A-63 Alt and the down arrow open the calendar in an %s root',
    (where) => {
      const { root, input, find, seen, isOpen, enter, unmount } = start({ value: '2026-11-20' }, where);
      enter();
      expect(press(input, 'ArrowDown')).toBe(true);
      expect(press(input, 'ArrowDown', { altKey: true })).toBe(false);
      expect((root.activeElement as HTMLElement).dataset.day).toBe('2026-11-20');
      press(root.activeElement as Element, 'ArrowRight');
      press(root.activeElement as Element, 'Enter');
      expect([seen, isOpen(), root.activeElement]).toEqual([['2026-11-21'], false, input]);
      expect(find('button').getAttribute('aria-expanded')).toBe('false');
      unmount();
    },
  );

  it('A-63 the button opens and closes the calendar, and Escape returns the focus to it', () => {
    const { root, find, isOpen, unmount } = start();
    const button = find('button');
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    act(() => button.click());
    expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(root.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(find('[role=dialog]'));
    act(() => button.click());
    expect(isOpen()).toBe(false);
    act(() => button.click());
    press(find('[data-stop]'), 'Escape');
    expect([isOpen(), root.activeElement]).toEqual([false, button]);
    unmount();
  });

  it('C-TXT-01 has the texts of a field', () => {
    const { find, unmount } = start({ required: false, hint: 'As in your passport', error: 'Too young' });
    expect(find('label').parentElement?.textContent).toBe('BirthdayOptional');
    expect(find('[role=alert]').textContent).toBe('Too young');
    expect(find('p').textContent).toBe('As in your passport');
    unmount();
  });
});
