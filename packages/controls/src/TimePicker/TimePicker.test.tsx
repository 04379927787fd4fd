import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { TimePicker, type TimePickerProps } from './TimePicker';

function start(props: Partial<TimePickerProps> = {}) {
  const seen: Array<string | null> = [];
  function Form() {
    const [value, setValue] = useState<string | null>(props.value ?? null);
    return (
      <TimePicker
        label="Alarm"
        locale="de"
        {...props}
        value={value}
        onChange={(time) => {
          seen.push(time);
          setValue(time);
        }}
      />
    );
  }
  const mounted = mount(<Form />);
  const { root, find } = mounted;
  const input = find<HTMLInputElement>('input');
  const open = () => act(() => find('button').click());
  const column = (at: 0 | 1) => root.querySelectorAll<HTMLElement>('[role=listbox]')[at] as HTMLElement;
  const chosen = () =>
    [...root.querySelectorAll('[aria-selected=true]')].map(({ textContent }) => textContent);
  const scroll = (at: 0 | 1, px: number) =>
    act(() => {
      column(at).scrollTop = px;
      column(at).dispatchEvent(new Event('scroll'));
    });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { ...mounted, input, seen, open, column, chosen, scroll, wait };
}

describe('TimePicker', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('C-TIME-01 a typed time becomes the value once it is complete', () => {
    const { input, seen, unmount } = start();
    type(input, '9');
    expect(input.value).toBe('09');
    type(input, '093');
    expect([input.value, seen]).toEqual(['09:3', []]);
    type(input, '09:30');
    expect(seen).toEqual(['09:30']);
    unmount();
  });

  it.each([
    ['12:', '', 'Use the format hh:mm'],
    ['25:00', 'That time doesn’t exist', 'That time doesn’t exist'],
    ['23:60', 'That time doesn’t exist', 'That time doesn’t exist'],
  ])(
    'C-TIME-01 leaving the field replaces %s with the value, with a message',
    (text, whileTyping, afterwards) => {
      const { input, find, seen, unmount } = start({ value: '09:30' });
      act(() => input.focus());
      type(input, text);
      expect(find('[role=alert]').textContent).toBe(whileTyping);
      act(() => input.blur());
      expect([input.value, seen]).toEqual(['09:30', []]);
      expect(find('[role=alert]').textContent).toBe(`${text} isn’t valid. ${afterwards}`);
      unmount();
    },
  );

  it.each(['12:34', null])('a change to %j from outside stays even if the field has the focus', (next) => {
    const seen: unknown[] = [];
    const draw = (value: string | null) => (
      <TimePicker label="Alarm" locale="de" value={value} onChange={(time) => seen.push(time)} />
    );
    const { find, rerender, unmount } = mount(draw('10:00'));
    const input = find<HTMLInputElement>('input');
    act(() => input.focus());
    rerender(draw(next));
    expect(input.value).toBe(next ?? '');
    act(() => input.blur());
    expect([seen, input.value]).toEqual([[], next ?? '']);
    unmount();
  });

  it.each([undefined, '9:5', 'noon', 7])('DATA-07 a value of %j is an empty field', (value) => {
    const { find, unmount } = mount(
      <TimePicker label="Alarm" value={value as never} max={value as never} onChange={() => {}} />,
    );
    expect(find<HTMLInputElement>('input').value).toBe('');
    act(() => find('button').click());
    expect(find('[role=listbox]').dataset.at).toBe('12');
    unmount();
  });

  it('C-TIME-03 numbers beyond the limits are disabled, and neither presses nor keys reach them', () => {
    const { seen, open, column, unmount } = start({ value: '09:30', min: '09:15', max: '17:30' });
    open();
    const enabled = (at: 0 | 1) =>
      [...column(at).querySelectorAll('[role=option]:not([aria-disabled])')].map((item) => item.textContent);
    expect([enabled(0)[0], enabled(0).at(-1), enabled(0).length]).toEqual(['09', '17', 9]);
    expect([enabled(1)[0], enabled(1).at(-1)]).toEqual(['15', '59']);
    act(() => (column(0).children[7] as HTMLElement).click());
    press(column(0), 'ArrowUp');
    expect(seen).toEqual([]);
    press(column(0), 'End');
    expect([seen, enabled(1).at(-1)]).toEqual([['17:30'], '30']);
    unmount();
  });

  it('A-63 typed digits lead to their number', () => {
    const { seen, open, column, unmount } = start({ value: '09:30' });
    open();
    press(column(0), '1');
    press(column(0), '7');
    press(column(1), '5');
    expect(seen).toEqual(['01:30', '17:30', '17:05']);
    unmount();
  });

  it('C-TIME-03 a typed time is kept inside the limits and shown that way when the field loses focus', () => {
    const { input, seen, unmount } = start({ min: '09:00', max: '17:30' });
    act(() => input.focus());
    type(input, '07:15');
    expect([input.value, seen]).toEqual(['07:15', ['09:00']]);
    act(() => input.blur());
    expect(input.value).toBe('09:00');
    unmount();
  });

  it('C-TIME-05 A-69 the 12-hour style is only visual; typing and the value stay on 24 hours', () => {
    const { input, seen, unmount } = start({ locale: 'en-US', value: '14:30' });
    const shown = () => input.value.replace(/\s/g, ' ');
    expect(shown()).toBe('2:30 PM');
    act(() => input.focus());
    expect(shown()).toBe('14:30');
    type(input, '3:15p');
    expect([shown(), seen]).toEqual(['15:15', ['15:15']]);
    act(() => input.blur());
    expect(shown()).toBe('3:15 PM');
    unmount();
  });

  it('C-TIME-02 the picker has hours 00 to 23 and minutes 00 to 59', () => {
    const { open, column, unmount } = start({ locale: 'en-US' });
    open();
    const texts = (at: 0 | 1) => [...column(at).children].map(({ textContent }) => textContent);
    expect([texts(0).length, texts(0)[0], texts(0).at(-1)]).toEqual([24, '00', '23']);
    expect([texts(1).length, texts(1)[0], texts(1).at(-1)]).toEqual([60, '00', '59']);
    unmount();
  });

  it('C-TIME-04 CONST-09 opens on the value and chooses the item on which scrolling rests for 100 ms', () => {
    const { seen, open, column, chosen, scroll, wait, unmount } = start({ value: '09:30' });
    open();
    expect([column(0).scrollTop, column(1).scrollTop, chosen()]).toEqual([9 * 28, 30 * 28, ['09', '30']]);
    scroll(0, 10 * 28);
    wait(99);
    scroll(0, 11 * 28);
    wait(99);
    expect(seen).toEqual([]);
    wait(1);
    expect([seen, chosen()]).toEqual([['11:30'], ['11', '30']]);
    scroll(0, 11 * 28);
    wait(100);
    expect(seen).toEqual(['11:30']);
    unmount();
  });

  it('C-TIME-03 C-TIME-04 a column that rests beyond the limits goes back', () => {
    const { seen, open, column, scroll, wait, unmount } = start({ value: '09:00', min: '09:00' });
    open();
    scroll(0, 5 * 28);
    wait(100);
    expect([seen, column(0).scrollTop]).toEqual([[], 9 * 28]);
    unmount();
  });

  it('C-TIME-04 opening chooses nothing by itself', () => {
    const { seen, open, chosen, column, scroll, wait, unmount } = start();
    open();
    expect([chosen(), column(0).scrollTop]).toEqual([[], 12 * 28]);
    scroll(0, 12 * 28);
    wait(100);
    expect(seen).toEqual([]);
    unmount();
  });

  it('A-63 keys and presses choose too, the side arrows change the column, Enter finishes', () => {
    const { root, find, seen, open, column, unmount } = start({ value: '23:30' });
    open();
    expect(root.activeElement).toBe(column(0));
    expect(press(column(0), 'ArrowDown')).toBe(false);
    press(column(0), 'ArrowRight');
    expect(root.activeElement).toBe(column(1));
    press(column(1), 'End');
    expect(root.getElementById(column(1).getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      '59',
    );
    act(() => (column(1).children[5] as HTMLElement).click());
    expect(seen).toEqual(['00:30', '00:59', '00:05']);
    press(column(1), 'Enter');
    expect([root.querySelector('[role=dialog]'), root.activeElement]).toEqual([null, find('button')]);
    unmount();
  });
});
