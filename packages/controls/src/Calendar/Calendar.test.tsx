import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount';
import { press } from '../testing/press';
import { Calendar, type CalendarProps } from './Calendar';

function start(props: Partial<CalendarProps> = {}, where: 'document' | 'open' | 'closed' = 'closed') {
  const seen: string[] = [];
  function Form() {
    const [value, setValue] = useState<string | null>(props.value ?? null);
    return (
      <Calendar
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
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const click = (selector: string) => act(() => find(selector).click());
  const stop = () => find('[tabindex="0"]');
  const key = (name: string, more: KeyboardEventInit = {}) => press(root.activeElement ?? stop(), name, more);
  return { ...mounted, seen, all, click, stop, key };
}

const month = '[aria-label^="Month:"]';
const year = '[aria-label^="Year:"]';

describe('Calendar', () => {
  it('C-CAL-03 C-CAL-04 is a named grid of 6 weeks of 7 days under the weekdays', () => {
    const { find, all, unmount } = start();
    expect(find('[role=grid]').getAttribute('aria-label')).toBe('November 2026');
    expect(all('tbody tr')).toHaveLength(6);
    expect(all('tbody [role=gridcell]')).toHaveLength(42);
    expect(all('th').map(({ textContent }) => textContent)).toEqual('Sun Mon Tue Wed Thu Fri Sat'.split(' '));
    unmount();
  });

  it.each([undefined, month, year])(
    'C-CAL-08 CONST-08 the body is 308 pixels tall after pressing %s',
    (button) => {
      const { find, click, unmount } = start();
      if (button) click(button);
      const grid = find('[role=grid]');
      expect((button ? (grid.parentElement as HTMLElement) : grid).style.height).toBe('308px');
      unmount();
    },
  );

  it.each(['2026-99-99', 'soon', undefined])('DATA-07 %j is not a day', (value) => {
    const given = value as never;
    const { find, unmount } = mount(
      <Calendar value={given} min={given} max={given} today={given} locale="en-US" onChange={() => {}} />,
    );
    expect(find('[role=grid]').getAttribute('aria-label')).toMatch(/^\w+ \d{4}$/);
    unmount();
  });

  it('marks today and the chosen day, and has one tab stop', () => {
    const { all, unmount } = start({ value: '2026-11-20' });
    expect(all('[aria-current=date]').map((cell) => cell.dataset.day)).toEqual(['2026-11-15']);
    expect(all('[aria-selected=true]').map((cell) => cell.dataset.day)).toEqual(['2026-11-20']);
    expect(all('[role=gridcell][tabindex="0"]').map((cell) => cell.dataset.day)).toEqual(['2026-11-20']);
    unmount();
  });

  it("C-CAL-06 days beyond the limits can't be chosen", () => {
    const { find, seen, click, unmount } = start({ min: '2026-11-10', max: '2026-11-20' });
    click('[data-day="2026-11-09"]');
    click('[data-day="2026-11-21"]');
    expect(seen).toEqual([]);
    expect(find('[data-day="2026-11-09"]').getAttribute('aria-disabled')).toBe('true');
    click('[data-day="2026-11-10"]');
    expect(seen).toEqual(['2026-11-10']);
    unmount();
  });

  it("C-CAL-07 days of neighboring months are shown and can't be chosen", () => {
    const { find, seen, click, unmount } = start();
    click('[data-day="2026-12-01"]');
    expect(find('[data-day="2026-12-01"]').getAttribute('aria-disabled')).toBe('true');
    expect([seen, find('[role=grid]').getAttribute('aria-label')]).toEqual([[], 'November 2026']);
    unmount();
  });

  it.each(['document', 'open', 'closed'] as const)('A-63 the keys move the focus in the %s root', (where) => {
    const { root, find, seen, stop, key, unmount } = start({}, where);
    act(() => stop().focus());
    for (const [name, shiftKey, day] of [
      ['ArrowRight', false, '2026-11-16'],
      ['ArrowDown', false, '2026-11-23'],
      ['Home', false, '2026-11-22'],
      ['End', false, '2026-11-28'],
      ['ArrowDown', false, '2026-12-05'],
      ['PageUp', false, '2026-11-05'],
      ['PageDown', true, '2027-11-05'],
      ['PageUp', true, '2026-11-05'],
    ] as const) {
      expect(key(name, { shiftKey })).toBe(false);
      expect((root.activeElement as HTMLElement).dataset.day).toBe(day);
      expect(find('[role=status]').textContent).toBe(find('[role=grid]').getAttribute('aria-label'));
    }
    expect(key('Enter')).toBe(false);
    expect(key(' ')).toBe(false);
    expect(seen).toEqual(['2026-11-05', '2026-11-05']);
    expect(key('Tab')).toBe(true);
    unmount();
  });

  it('A-63 in right-to-left text the arrows are mirrored', () => {
    const { root, stop, key, unmount } = start();
    (root.firstElementChild as HTMLElement).style.direction = 'rtl';
    act(() => stop().focus());
    key('ArrowLeft');
    expect(stop().dataset.day).toBe('2026-11-16');
    unmount();
  });

  it('C-CAL-06 the keys stop at the limits', () => {
    const { stop, key, unmount } = start({ max: '2026-11-20' });
    act(() => stop().focus());
    key('PageDown');
    expect(stop().dataset.day).toBe('2026-11-20');
    unmount();
  });

  it('C-CAL-01 C-CAL-02 choosing a month returns to its days, with the focus there', () => {
    const { root, find, all, seen, click, key, unmount } = start();
    click(month);
    expect(all('[role=gridcell]').map(({ textContent }) => textContent)).toContain('Jan');
    expect(all('[role=gridcell]')).toHaveLength(12);
    expect((root.activeElement as HTMLElement).dataset.day).toBe('2026-11-01');
    key('ArrowUp');
    key('PageUp');
    expect(find('[role=status]').textContent).toBe('2025');
    key('Enter');
    expect(find('[role=grid]').getAttribute('aria-label')).toBe('August 2025');
    expect((root.activeElement as HTMLElement).dataset.day).toBe('2025-08-15');
    expect(seen).toEqual([]);
    unmount();
  });

  it('C-CAL-02 C-CAL-05 choosing one of 201 years returns to the days of the same month', () => {
    const { root, find, all, click, key, unmount } = start();
    click(year);
    const years = all('[role=gridcell]').map(({ textContent }) => textContent);
    expect([years.length, years[0], years.at(-1)]).toEqual([201, '1926', '2126']);
    expect((root.activeElement as HTMLElement).textContent).toBe('2026');
    key('PageUp');
    expect((root.activeElement as HTMLElement).textContent).toBe('2016');
    click('[data-day="2020-01-01"]');
    expect(find('[role=grid]').getAttribute('aria-label')).toBe('November 2020');
    expect((root.activeElement as HTMLElement).dataset.day).toBe('2020-11-15');
    unmount();
  });

  it('C-CAL-01 a second press on the month returns to the days', () => {
    const { find, all, click, unmount } = start();
    click(month);
    expect(find(month).getAttribute('aria-pressed')).toBe('true');
    click(month);
    expect(all('[role=gridcell]')).toHaveLength(42);
    unmount();
  });

  it('C-RANGE-14 months and years entirely outside the limits are disabled, and the arrows stop there', () => {
    const { find, all, click, unmount } = start({ min: '2026-10-20', max: '2026-11-20' });
    const off = () => all('[aria-disabled=true][role=gridcell]').length;
    click('[aria-label="Next month"]');
    expect(find('[role=grid]').getAttribute('aria-label')).toBe('November 2026');
    click(month);
    expect(off()).toBe(10);
    click('[data-day="2026-12-01"]');
    expect(all('[role=gridcell]')).toHaveLength(12);
    click(year);
    expect(off()).toBe(200);
    unmount();
  });

  it('the arrows turn the page and leave the focus where it is', () => {
    const { root, find, click, unmount } = start();
    act(() => find('[aria-label="Previous month"]').focus());
    click('[aria-label="Previous month"]');
    expect(find('[role=grid]').getAttribute('aria-label')).toBe('October 2026');
    expect(root.activeElement).toBe(find('[aria-label="Previous month"]'));
    unmount();
  });

  it('follows the locale: year before month in Japanese', () => {
    const { all, unmount } = start({ locale: 'ja' });
    expect(all('button[aria-pressed]').map(({ textContent }) => textContent)).toEqual(['2026年', '11月']);
    unmount();
  });
});
