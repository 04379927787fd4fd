import { act, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DayRange } from '../dates/DayRange';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { type } from '../testing/type';
import { DateRange, type DateRangeProps } from './DateRange';

const width = window.innerWidth;
const resize = (px: number) =>
  act(() => {
    Object.assign(window, { innerWidth: px });
    window.dispatchEvent(new Event('resize'));
  });

function start(props: Partial<DateRangeProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: DayRange[] = [];
  const drafts: DayRange[] = [];
  function Form() {
    const [value, setValue] = useState<DayRange | null>(props.value ?? null);
    return (
      <DateRange
        label="Period"
        locale="en-US"
        today="2026-11-15"
        onDraft={(range) => drafts.push(range)}
        {...props}
        value={value}
        onChange={(range) => {
          seen.push(range);
          setValue(range);
        }}
      />
    );
  }
  const mounted = mount(<Form />, where);
  const { root, find } = mounted;
  const anchor = find('button');
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const click = (selector: string) => act(() => find(selector).click());
  const button = (words: string) =>
    all('button').find(({ textContent }) => textContent === words) as HTMLButtonElement;
  const pressButton = (words: string) => act(() => button(words).click());
  const day = (text: string) => click(`[data-day="${text}"]:not([aria-disabled])`);
  const months = () => all('[role=grid]').map((grid) => grid.getAttribute('aria-label'));
  const isOpen = () => root.querySelector('[role=dialog]') !== null;
  act(() => anchor.click());
  return { ...mounted, anchor, seen, drafts, all, click, button, pressButton, day, months, isOpen };
}

describe('DateRange', () => {
  afterEach(() => resize(width));

  it('C-RANGE-05 C-RANGE-06 the anchor names the chosen range', () => {
    const { anchor, pressButton, unmount } = start();
    expect([anchor.textContent, anchor.getAttribute('aria-label')]).toEqual([
      'Select date range',
      'Period: Select date range',
    ]);
    pressButton('Today');
    expect(anchor.textContent).toBe('Select date range');
    pressButton('Apply');
    expect(anchor.textContent).toBe('Today (Nov 15, 2026)');
    unmount();
  });

  it.each([
    [599, ['November 2026']],
    [600, ['October 2026', 'November 2026']],
    [999, ['October 2026', 'November 2026']],
    [1000, ['September 2026', 'October 2026', 'November 2026']],
  ])('C-RANGE-03 A-71 a window of %i pixels shows %j', (px, names) => {
    resize(px);
    const { months, unmount } = start();
    expect(months()).toEqual(names);
    unmount();
  });

  it('C-RANGE-03 a window that becomes narrower shows fewer calendars and still the active day', () => {
    resize(1200);
    const { months, all, unmount } = start();
    resize(500);
    expect(months()).toEqual(['November 2026']);
    expect(all('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    unmount();
  });

  it('C-RANGE-08 C-RANGE-11 C-RANGE-12 two clicks make a range, Apply emits it and closes', () => {
    const { root, anchor, seen, drafts, button, pressButton, day, isOpen, unmount } = start();
    expect(button('Apply').disabled).toBe(true);
    day('2026-11-10');
    expect([button('Apply').disabled, drafts, seen]).toEqual([true, [], []]);
    day('2026-11-12');
    const range = { start: '2026-11-10', end: '2026-11-12' };
    expect([button('Apply').disabled, drafts, seen]).toEqual([false, [range], []]);
    pressButton('Apply');
    expect([seen, isOpen(), root.activeElement]).toEqual([[range], false, anchor]);
    expect(anchor.textContent).toBe('Nov 10, 2026 – Nov 12, 2026');
    unmount();
  });

  it('C-RANGE-04 C-RANGE-05 a range can be removed if its owner allows it', () => {
    const onClear = vi.fn();
    const { root, anchor, button, pressButton, isOpen, unmount } = start({
      value: { start: '2026-11-10', end: '2026-11-12' },
      onClear,
    });
    pressButton('Clear');
    expect(onClear).toHaveBeenCalledOnce();
    expect([isOpen(), root.activeElement]).toEqual([false, anchor]);
    unmount();
    const empty = start({ onClear });
    expect([empty.button('Clear'), button('Clear')]).toEqual([undefined, undefined]);
    empty.unmount();
  });

  it.each(['Close', 'Escape'])('C-RANGE-04 %s leaves the value as it was', (way) => {
    const { root, anchor, find, seen, pressButton, day, isOpen, button, unmount } = start();
    day('2026-11-10');
    day('2026-11-12');
    if (way === 'Close') pressButton('Close');
    else press(find('[data-stop]'), 'Escape');
    expect([seen, isOpen(), root.activeElement]).toEqual([[], false, anchor]);
    act(() => anchor.click());
    expect(button('Apply').disabled).toBe(true);
    unmount();
  });

  it('C-RANGE-09 a second click before the first swaps with it', () => {
    const { drafts, day, all, unmount } = start();
    day('2026-11-12');
    day('2026-11-10');
    expect(drafts).toEqual([{ start: '2026-11-10', end: '2026-11-12' }]);
    const selected = all('[aria-selected=true]');
    expect(selected.map((cell) => cell.dataset.place)).toEqual(['start', 'inside', 'end']);
    expect(selected[0]?.getAttribute('aria-label')).toBe('Tuesday, November 10, 2026, start of range');
    unmount();
  });

  it('C-RANGE-02 C-RANGE-09 both ends can be typed, and swap when the field loses focus', () => {
    const { all, drafts, unmount } = start();
    const [from, to] = all('input') as [HTMLInputElement, HTMLInputElement];
    act(() => from.focus());
    type(from, '11/12/2026');
    act(() => to.focus());
    type(to, '11/10/2026');
    expect(drafts).toEqual([{ start: '2026-11-10', end: '2026-11-12' }]);
    expect([from.value, to.value]).toEqual(['11/12/2026', '11/10/2026']);
    act(() => to.blur());
    expect([from.value, to.value]).toEqual(['11/10/2026', '11/12/2026']);
    unmount();
  });

  it('C-RANGE-10 C-RANGE-13 days before 2016 are out of range by default', () => {
    resize(500);
    const { all, find, unmount } = start({ value: { start: '2010-01-01', end: '2016-01-05' } });
    const [from, to] = all('input') as [HTMLInputElement, HTMLInputElement];
    expect([from.value, to.value]).toEqual(['01/01/2016', '01/05/2016']);
    expect(find('[aria-label="Previous month"]').getAttribute('aria-disabled')).toBe('true');
    type(from, '12/31/2015');
    expect(find('[role=alert]').textContent).toBe('Choose 01/01/2016 or later');
    unmount();
  });

  it('C-RANGE-01 C-RANGE-10 presets are cut to the limits, and disabled beyond them', () => {
    const { drafts, all, button, pressButton, unmount } = start({
      minDate: '2026-11-01',
      maxDate: '2026-11-14',
    });
    const names = all('fieldset button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Today', 'Yesterday', 'Last 7 days', 'Last 30 days']);
    expect(button('Today').disabled).toBe(true);
    pressButton('Last 30 days');
    expect(drafts).toEqual([{ start: '2026-11-01', end: '2026-11-14' }]);
    expect(button('Last 30 days').getAttribute('aria-pressed')).toBe('true');
    unmount();
  });

  it('C-RANGE-08 a half-made range survives a jump to another month', () => {
    resize(500);
    const { drafts, click, day, unmount } = start();
    day('2026-11-10');
    click('[aria-label="Previous month"]');
    click('[aria-label^="Month:"]');
    click('[data-day="2026-03-01"]');
    day('2026-03-05');
    expect(drafts).toEqual([{ start: '2026-03-05', end: '2026-11-10' }]);
    unmount();
  });

  it('C-RANGE-14 months entirely outside the limits are disabled', () => {
    resize(500);
    const { all, click, unmount } = start({ minDate: '2026-10-31', maxDate: '2026-12-01' });
    click('[aria-label^="Month:"]');
    const on = all('[role=gridcell]:not([aria-disabled])').map((cell) => cell.dataset.day);
    expect(on).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']);
    unmount();
  });

  it('C-RANGE-14 the arrows keep the focus and stop when there is nothing more to choose', () => {
    resize(1200);
    const { root, find, months, click, unmount } = start({ maxDate: '2026-11-20' });
    const names = months();
    const [back, on] = [find('[aria-label="Previous month"]'), '[aria-label="Next month"]'];
    expect(find(on).getAttribute('aria-disabled')).toBe('true');
    click(on);
    expect(months()).toEqual(names);
    act(() => back.focus());
    act(() => back.click());
    expect([months()[0], root.activeElement]).toEqual(['August 2026', back]);
    unmount();
  });

  it('C-RANGE-08 the pointer and the keys show what a second click would choose', () => {
    const { root, find, all, day, unmount } = start();
    day('2026-11-10');
    const places = () => all('[data-place]').map((cell) => [cell.dataset.day, cell.dataset.place]);
    act(() => {
      find('[data-day="2026-11-11"]').dispatchEvent(new Event('pointermove', { bubbles: true }));
    });
    const band = [
      ['2026-11-10', 'start'],
      ['2026-11-11', 'end'],
    ];
    expect(places()).toEqual(band);
    act(() => find('[data-day="2026-11-10"]').focus());
    press(root.activeElement as Element, 'ArrowRight');
    expect(places()).toEqual(band);
    expect(all('[aria-selected=true]')).toHaveLength(1);
    unmount();
  });

  it('A-63 the arrow keys continue in the next calendar, with one tab stop in all', () => {
    resize(1200);
    const { root, months, all, unmount } = start();
    const at = () => root.activeElement as HTMLElement;
    for (const [key, name] of [
      ['PageUp', '2026-10-15'],
      ['PageUp', '2026-09-15'],
      ['PageUp', '2026-08-15'],
    ] as const) {
      press(at(), key);
      expect(at().dataset.day).toBe(name);
      expect(all('[role=gridcell][tabindex="0"]')).toEqual([at()]);
    }
    expect(months()).toEqual(['August 2026', 'September 2026', 'October 2026']);
    unmount();
  });

  it('C-RANGE-12 C-DATE-06 Apply is rejected while the typed text differs from what it would apply', () => {
    const value = { start: '2026-11-02', end: '2026-11-09' };
    const { all, seen, button, isOpen, unmount } = start({ value });
    const [from] = all('input') as [HTMLInputElement];
    const pressApply = () => {
      act(() => void button('Apply').dispatchEvent(new Event('pointerdown', { bubbles: true })));
      act(() => from.blur());
      act(() => void button('Apply').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
    };
    act(() => from.focus());
    type(from, '10/1/26');
    pressApply();
    expect([seen, isOpen(), from.value]).toEqual([[], true, '11/02/2026']);
    expect(all('[role=alert]')[0]?.textContent).toBe('10/1/26 isn’t valid. Use the format MM/DD/YYYY');
    pressApply();
    expect([seen, isOpen()]).toEqual([[value], false]);
    unmount();
  });

  it.each([{ start: '2026-99-99', end: '2026-11-09' }, { start: 5 }, {}, undefined])(
    'DATA-07 C-RANGE-05 %j is not a range',
    (value) => {
      const { anchor, button, unmount } = start({ value: value as never, minDate: 'soon', today: 'now' });
      expect([anchor.textContent, button('Apply').disabled]).toEqual(['Select date range', true]);
      unmount();
    },
  );
});
