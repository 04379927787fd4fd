import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { DateTimeInput, type DateTimeInputProps } from './DateTimeInput';

function start(props: Partial<DateTimeInputProps> = {}) {
  const seen: Array<string | null> = [];
  function Form() {
    const [value, setValue] = useState<string | null>(props.value ?? null);
    const change = (moment: string | null) => {
      seen.push(moment);
      setValue(moment);
    };
    const given = {
      label: 'Starts',
      locale: 'en-GB',
      timeZone: 'Europe/Berlin',
      today: '2026-11-15',
      ...props,
    };
    return <DateTimeInput {...given} value={value} onChange={change} />;
  }
  const mounted = mount(<Form />);
  const { root, find } = mounted;
  const input = find<HTMLInputElement>('input');
  const open = () => act(() => find('[aria-haspopup=dialog]').click());
  const column = (at: 0 | 1) => root.querySelectorAll<HTMLElement>('[role=listbox]')[at] as HTMLElement;
  const day = (wanted: string) => act(() => find(`[data-day="${wanted}"]`).click());
  const leave = () =>
    act(() => {
      input.focus();
      input.blur();
    });
  return { ...mounted, input, seen, open, column, day, leave };
}

describe('DateTimeInput', () => {
  it('DATA-07 C-DATE-04 C-TIME-01 typed digits get their separators, and a complete date and time is reported as ISO text', () => {
    const { input, seen, unmount } = start();
    expect(input.placeholder).toBe('DD/MM/YYYY hh:mm');
    type(input, '20112026');
    expect([input.value, seen]).toEqual(['20/11/2026', []]);
    type(input, '20/11/202614');
    expect([input.value, seen]).toEqual(['20/11/2026 14', []]);
    type(input, '20/11/2026 1430');
    expect([input.value, seen]).toEqual(['20/11/2026 14:30', ['2026-11-20T13:30:00.000Z']]);
    type(input, '');
    expect(seen.at(-1)).toBeNull();
    unmount();
  });

  it('DATA-07 the same moment is shown by the clock of its zone, however it was written', () => {
    const value = '2026-11-20T14:30:00+01:00';
    const shown = (timeZone: string) => {
      const { input, unmount } = start({ value, timeZone });
      const text = input.value;
      unmount();
      return text;
    };
    expect([shown('Europe/Berlin'), shown('Asia/Tokyo')]).toEqual(['20/11/2026 14:30', '20/11/2026 22:30']);
  });

  it('C-DATE-01 C-TIME-05 A-69 the US locale has month first and 12 hours, but typing uses 24', () => {
    const { input, unmount } = start({ value: '2026-11-20T13:30:00.000Z', locale: 'en-US' });
    expect(input.value.replace(/\s/g, ' ')).toBe('11/20/2026 2:30 PM');
    act(() => input.focus());
    expect(input.value).toBe('11/20/2026 14:30');
    unmount();
  });

  it('C-DATE-05 C-DATE-06 C-DATE-07 an invalid date and time is not accepted, and the field says why', () => {
    const value = '2026-11-20T13:30:00.000Z';
    const { input, find, seen, leave, unmount } = start({ value, min: '2026-11-10T08:00:00Z' });
    const words = () => find('[role=alert]').textContent;
    type(input, '31/11/2026 10:00');
    expect(words()).toBe('That date doesn’t exist');
    type(input, '20/11/2026 25:00');
    expect(words()).toBe('That time doesn’t exist');
    type(input, '10/11/2026 08:59');
    expect(words()).toBe('Choose 10/11/2026 09:00 or later');
    type(input, '12/11/2026');
    expect(words()).toBe('');
    leave();
    expect(words()).toBe('12/11/2026 isn’t valid. Use the format DD/MM/YYYY hh:mm');
    expect([input.value, seen]).toEqual(['20/11/2026 14:30', []]);
    unmount();
  });

  it('C-DATE-06 single digits are enough once the field loses focus, and Enter submits no form with half a date and time', () => {
    const { input, seen, leave, unmount } = start();
    type(input, '1/2/2026 9:05');
    expect(seen).toEqual([]);
    leave();
    expect(seen).toEqual(['2026-02-01T08:05:00.000Z']);
    type(input, '1/2');
    expect(press(input, 'Enter')).toBe(false);
    unmount();
  });

  it('C-CAL-01 C-TIME-02 a day and a time are chosen one after the other, and the picker stays open until then', () => {
    const { root, find, seen, open, day, column, unmount } = start();
    open();
    day('2026-11-20');
    expect(seen).toEqual(['2026-11-20T11:00:00.000Z']);
    press(column(0), 'ArrowDown');
    expect(seen.at(-1)).toBe('2026-11-20T12:00:00.000Z');
    press(column(1), 'End');
    expect([seen.at(-1), root.querySelector('[popover]') !== null]).toEqual([
      '2026-11-20T12:59:00.000Z',
      true,
    ]);
    day('2026-11-21');
    expect(seen.at(-1)).toBe('2026-11-21T12:59:00.000Z');
    act(() => [...root.querySelectorAll<HTMLElement>('[popover] button')].at(-1)?.click());
    expect([root.querySelector('[popover]'), root.activeElement]).toEqual([
      null,
      find('[aria-haspopup=dialog]'),
    ]);
    unmount();
  });

  it('C-TIME-03 on the first and the last day the limits restrict the time, on others nothing does', () => {
    const limits = { min: '2026-11-20T09:30:00Z', max: '2026-11-22T09:30:00Z', timeZone: 'UTC' };
    const { seen, open, day, unmount } = start({ ...limits, value: '2026-11-21T23:00:00Z' });
    open();
    day('2026-11-22');
    expect(seen).toEqual(['2026-11-22T09:30:00.000Z']);
    day('2026-11-20');
    expect(seen.at(-1)).toBe('2026-11-20T09:30:00.000Z');
    unmount();
  });

  it('C-DATE-05 C-TIME-03 the chosen value is within limits that are not whole minutes', () => {
    const limits = { min: '2026-11-20T09:30:45Z', max: '2026-11-22T09:30:15Z', timeZone: 'UTC' };
    const { seen, open, day, unmount } = start({ ...limits, value: '2026-11-21T09:30:00Z' });
    open();
    day('2026-11-20');
    day('2026-11-22');
    expect(seen).toEqual(['2026-11-20T09:30:45.000Z', '2026-11-22T09:30:00.000Z']);
    unmount();
  });

  it('DATA-07 a form gets the moment in UTC, and an invalid value is an empty field', () => {
    const { root, unmount } = start({ value: '2026-11-20T14:30:00+01:00', name: 'at' });
    expect(root.querySelector<HTMLInputElement>('[name=at]')?.value).toBe('2026-11-20T13:30:00.000Z');
    unmount();
    const bad = start({ value: '2026-11-20' });
    expect(bad.input.value).toBe('');
    bad.unmount();
  });
});
