import { inEveryEngine } from './support/inEveryEngine';
import { test } from './support/test';

const after = 'page input After';

for (const root of ['document', 'closed'] as const) {
  test.describe(`keys in the root: ${root}${root === 'document' ? ' @full' : ''}`, () => {
    test('C-TXT-01 A-63 TextInput: typing, and the clear button', async ({ stage }) => {
      await stage.show({ control: 'TextInput', state: 'clearable', root });
      await stage.run([
        ['Tab', { focus: 'input Name', 'input -> value': 'Spring sale' }],
        ['End "s"', { 'input -> value': 'Spring sales' }],
        ['Tab', { focus: 'button Clear' }],
        ['Enter', { focus: 'input Name', 'input -> value': '' }],
        ['Tab', { focus: after }],
      ]);
    });

    test('C-AREA-01 A-63 Textarea: Enter starts a line and Tab leaves', async ({ stage }) => {
      await stage.show({ control: 'Textarea', state: 'empty', root });
      await stage.run([
        ['Tab', { focus: 'textarea Message' }],
        ['"a" Enter "b"', { 'textarea -> value': 'a\nb' }],
        ['Tab', { focus: after, 'textarea -> value': 'a\nb' }],
      ]);
    });

    test('C-NUM-01 C-NUM-05 C-NUM-06 C-NUM-08 A-63 A-64 NumberInput: steps, limits, and typed text', async ({
      stage,
    }) => {
      const number = 'input -> value';
      await stage.show({ control: 'NumberInput', state: 'at-its-least', root });
      await stage.run([
        ['Tab', { focus: 'spinbutton Delay', [number]: '0' }],
        ['ArrowUp', { [number]: '1', 'input -> aria-valuenow': '1' }],
        ['ArrowUp ArrowUp ArrowDown', { [number]: '2' }],
        ['PageUp', { [number]: '10', 'input -> aria-valuenow': '10' }],
        ['ArrowDown', { [number]: '9' }],
        ['PageDown', { [number]: '0' }],
        ['Shift+ArrowUp', { [number]: '10' }],
        ['Control+a "1x2"', { [number]: '12' }],
        ['Enter', { [number]: '10', focus: 'spinbutton Delay' }],
        ['Control+a Backspace', { [number]: '' }],
        ['Tab', { focus: after, [number]: '0' }],
      ]);
    });

    test(`C-PHONE-01 C-PHONE-04 A-63 PhoneInput: the list by keys, and a number typed with a plus sign${inEveryEngine(root)}`, async ({
      stage,
    }) => {
      const button = 'button -> aria-label';
      const expanded = 'button -> aria-expanded';
      await stage.show({ control: 'PhoneInput', state: 'empty', root });
      // The table of countries loads a moment later; until then none can be chosen.
      await stage.sees({ [button]: 'Country: United States +1' });
      await stage.run([
        ['Tab', { focus: 'button Country: United States +1', [expanded]: 'false' }],
        ['ArrowDown', { focus: 'combobox Search countries', [expanded]: 'true', active: 'United States+1' }],
        ['Home', { active: 'Afghanistanافغانستان+93' }],
        ['ArrowUp', { active: 'Zimbabwe+263' }],
        ['ArrowDown ArrowDown', { active: 'AlandÅland+358' }],
        ['PageDown End PageUp Home', { active: 'Afghanistanافغانستان+93' }],
        ['Escape', { focus: 'button Country: United States +1', [expanded]: 'false' }],
        ['Enter', { focus: 'combobox Search countries', [expanded]: 'true' }],
        ['"germ" Enter', { focus: 'input Phone number', [button]: 'Country: Germany +49' }],
        ['Shift+Tab Space', { focus: 'combobox Search countries', active: 'GermanyDeutschland+49' }],
        ['Shift+Tab', { focus: 'button Country: Germany +49', [expanded]: 'false' }],
        ['ArrowUp', { focus: 'combobox Search countries' }],
        ['Tab', { focus: 'input Phone number', [expanded]: 'false' }],
        [
          '"+447911 123456"',
          { [button]: 'Country: United Kingdom +44', 'input[type=tel] -> value': '7911 123456' },
        ],
        ['Tab', { focus: after }],
      ]);
    });
  });
}
