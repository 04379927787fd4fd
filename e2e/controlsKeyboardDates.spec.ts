import { inEveryEngine } from './support/inEveryEngine';
import { test } from './support/test';

const after = 'page input After';
const day = ':focus -> data-day';
const chosen = '[aria-selected=true] -> data-day';

// Days are found by our own arithmetic, which no engine changes; where a press lands depends on the engine.
for (const root of ['document', 'closed'] as const) {
  test.describe(`keys in the root: ${root}${root === 'document' ? ' @full' : ''}`, () => {
    for (const [dir, next, previous] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const)
      test(`C-CAL-01 C-CAL-02 A-63 Calendar, ${dir}: days, months and years by keys`, async ({ stage }) => {
        await stage.show({ control: 'Calendar', state: 'chosen', root, dir });
        await stage.run([
          ['Tab', { focus: 'button Previous month' }],
          ['Tab Tab Tab', { focus: 'button Next month' }],
          ['Tab', { [day]: '2026-11-20', [chosen]: '2026-11-20' }],
          [next, { [day]: '2026-11-21' }],
          [previous, { [day]: '2026-11-20' }],
          ['ArrowDown', { [day]: '2026-11-27' }],
          ['ArrowDown', { [day]: '2026-12-04' }],
          ['ArrowUp', { [day]: '2026-11-27' }],
          ['Home', { [day]: '2026-11-22' }],
          ['End', { [day]: '2026-11-28' }],
          ['PageDown', { [day]: '2026-12-28' }],
          ['PageUp PageUp', { [day]: '2026-10-28' }],
          ['Shift+PageDown', { [day]: '2027-10-28' }],
          ['Shift+PageUp', { [day]: '2026-10-28', '[role=grid] -> aria-label': 'October 2026' }],
          ['Enter', { [day]: '2026-10-28', [chosen]: '2026-10-28' }],
          [`${next} Space`, { [day]: '2026-10-29', [chosen]: '2026-10-29' }],
          ['Tab', { focus: after }],
          // Back to the month's name, which opens the months.
          ['Shift+Tab Shift+Tab Shift+Tab Shift+Tab', { focus: 'button Month: October' }],
          ['Enter', { [day]: '2026-10-01', '[role=grid] -> aria-label': 'Month, 2026' }],
          [next, { [day]: '2026-11-01' }],
          ['ArrowUp', { [day]: '2026-08-01' }],
          ['PageDown', { [day]: '2027-08-01', '[role=grid] -> aria-label': 'Month, 2027' }],
          ['Enter', { '[role=grid] -> aria-label': 'August 2027', '[data-stop] -> data-stop': 'days' }],
          ['Shift+Tab Shift+Tab', { focus: 'button Year: 2027' }],
          ['Space', { [day]: '2027-01-01', '[role=grid] -> aria-label': 'Year' }],
          [previous, { [day]: '2026-01-01' }],
          ['Space', { '[role=grid] -> aria-label': 'August 2026', '[data-stop] -> data-stop': 'days' }],
        ]);
      });

    test('C-DATE-04 C-DATE-06 A-63 DateInput: typed, chosen, and left', async ({ stage }) => {
      const text = 'input -> value';
      const open = '[aria-haspopup] -> aria-expanded';
      await stage.show({ control: 'DateInput', state: 'filled', root });
      await stage.run([
        ['Tab', { focus: 'input Shown from', [text]: '11/20/2026', [open]: 'false' }],
        ['Control+a "1231"', { [text]: '12/31' }],
        ['"2025"', { [text]: '12/31/2025' }],
        ['Alt+ArrowDown', { [day]: '2025-12-31', [open]: 'true' }],
        ['Escape', { focus: 'input Shown from', [open]: 'false' }],
        ['Tab', { focus: 'button Choose date: Shown from' }],
        ['Enter', { [day]: '2025-12-31', [open]: 'true' }],
        ['ArrowUp Enter', { focus: 'button Choose date: Shown from', [text]: '12/24/2025', [open]: 'false' }],
        ['Space Tab', { focus: after, [open]: 'false' }],
        // The previous date replaces half a date.
        ['Shift+Tab Shift+Tab Control+a "13"', { [text]: '13' }],
        ['Shift+Tab', { focus: 'page input Before', [text]: '12/24/2025' }],
      ]);
    });

    test('C-TIME-01 C-TIME-02 A-63 TimePicker: typed, and chosen in two columns', async ({ stage }) => {
      const text = 'input -> value';
      const open = '[aria-haspopup] -> aria-expanded';
      await stage.show({ control: 'TimePicker', state: 'filled', root });
      await stage.run([
        ['Tab', { focus: 'input Shown from', [text]: '09:30' }],
        ['Control+a "1745"', { [text]: '17:45' }],
        ['Alt+ArrowDown', { focus: 'listbox Hours', active: '17', [open]: 'true' }],
        ['ArrowDown', { active: '18', [text]: '18:45' }],
        ['ArrowRight', { focus: 'listbox Minutes', active: '45' }],
        ['Home', { active: '00', [text]: '18:00' }],
        ['ArrowUp', { active: '59', [text]: '18:59' }],
        ['ArrowLeft End', { focus: 'listbox Hours', active: '23', [text]: '23:59' }],
        ['Enter', { focus: 'input Shown from', [open]: 'false', [text]: '23:59' }],
        ['Tab Enter', { focus: 'listbox Hours', [open]: 'true' }],
        ['Escape', { focus: 'button Choose time: Shown from', [open]: 'false' }],
        ['Tab', { focus: after }],
      ]);
    });

    test('DATA-07 C-DATE-04 C-TIME-02 A-63 DateTimeInput: typed in one go, and chosen from calendar and columns', async ({
      stage,
    }) => {
      const text = 'input -> value';
      const open = '[aria-haspopup] -> aria-expanded';
      const opener = 'button Choose date and time: Starts';
      await stage.show({ control: 'DateTimeInput', state: 'filled', root });
      await stage.run([
        ['Tab', { focus: 'input Starts', [text]: '20/11/2026 14:30', [open]: 'false' }],
        ['Control+a "311220251745"', { [text]: '31/12/2025 17:45' }],
        ['Alt+ArrowDown', { [day]: '2025-12-31', [open]: 'true' }],
        ['ArrowUp Enter', { [day]: '2025-12-24', [text]: '24/12/2025 17:45', [open]: 'true' }],
        ['Tab', { focus: 'listbox Hours', active: '17' }],
        ['ArrowDown', { active: '18', [text]: '24/12/2025 18:45' }],
        ['ArrowRight Home', { focus: 'listbox Minutes', active: '00', [text]: '24/12/2025 18:00' }],
        ['Tab', { focus: 'button Done' }],
        ['Enter', { focus: 'input Starts', [open]: 'false', [text]: '24/12/2025 18:00' }],
        ['Tab Enter', { [day]: '2025-12-24', [open]: 'true' }],
        ['Escape', { focus: opener, [open]: 'false' }],
        // The previous value replaces half a date and time.
        ['Shift+Tab Control+a "13"', { [text]: '13' }],
        ['Shift+Tab', { focus: 'page input Before', [text]: '24/12/2025 18:00' }],
      ]);
    });

    test('C-RANGE-02 C-RANGE-08 C-RANGE-12 A-63 DateRange: two days by keys, and Apply', async ({
      stage,
    }) => {
      const name = '[aria-haspopup] -> aria-label';
      const open = '[aria-haspopup] -> aria-expanded';
      await stage.show({ control: 'DateRange', state: 'empty', root });
      await stage.run([
        ['Tab', { focus: 'button Period: Select date range', [open]: 'false' }],
        ['Enter', { [day]: '2026-11-15', [open]: 'true', '[role=grid] -> count': '3' }],
        ['Escape', { focus: 'button Period: Select date range', [open]: 'false' }],
        ['Space ArrowUp Enter', { [day]: '2026-11-08' }],
        ['ArrowLeft ArrowLeft Enter', { [day]: '2026-11-06' }],
        ['Tab', { focus: 'button Close' }],
        ['Tab', { focus: 'button Apply' }],
        ['Enter', { focus: 'button Period: Nov 6, 2026 – Nov 8, 2026', [open]: 'false' }],
        ['Enter Shift+Tab', { [open]: 'true' }],
        ['Escape', { [name]: 'Period: Nov 6, 2026 – Nov 8, 2026', [open]: 'false' }],
        ['Tab', { focus: after }],
      ]);
    });

    test(`C-DATE-06 C-DATE-07 DateRange: a press lands even if a message appears or disappears above it${inEveryEngine(root)}`, async ({
      stage,
    }) => {
      const [text, words] = ['input -> value', '[role=alert] -> text'];
      await stage.show({ control: 'DateRange', state: 'range', root });
      await stage.click('[aria-haspopup]');
      await stage.click('input');
      // Half a date: the message appears.
      await stage.run([['Control+a "10/1/26"', { [words]: '' }]]);
      await stage.click('[data-day="2026-11-18"]');
      await stage.sees({ [chosen]: '2026-11-18', [text]: '11/18/2026', [words]: '' });
      // One that doesn't exist: the message gets longer.
      await stage.click('input');
      await stage.run([['Control+a "02302026"', { [words]: 'That date doesn’t exist' }]]);
      await stage.click('[data-day="2026-11-20"]');
      await stage.sees({
        [text]: '11/18/2026',
        '[data-place=end] -> data-day': '2026-11-20',
        [words]: '02/30/2026 isn’t valid. That date doesn’t exist',
      });
      // With the keyboard it appears at once.
      await stage.click('input');
      await stage.run([
        ['Control+a "10/1/26"', { [words]: '' }],
        ['Tab', { [words]: '10/1/26 isn’t valid. Use the format MM/DD/YYYY' }],
      ]);
    });
  });
}
