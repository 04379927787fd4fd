import { inEveryEngine } from './support/inEveryEngine';
import { test } from './support/test';

const after = 'page input After';
const expanded = '[role=combobox] -> aria-expanded';
const selected = '[aria-selected=true] -> text';

/** Of the lists, only what a visitor types into depends on the engine. */
for (const root of ['document', 'closed'] as const) {
  test.describe(`keys in the root: ${root}${root === 'document' ? ' @full' : ''}`, () => {
    test('C-LIST-01 A-63 Select: a select-only combo box', async ({ stage }) => {
      const chosen = '[role=combobox] -> text';
      const focus = 'combobox Widget type';
      await stage.show({ control: 'Select', state: 'chosen', root });
      await stage.run([
        ['Tab', { focus, [chosen]: 'Modal', [expanded]: 'false', active: 'none' }],
        ['ArrowDown', { focus, [expanded]: 'true', active: 'Modal', [selected]: 'Modal' }],
        ['ArrowUp', { active: 'Slide-in', [chosen]: 'Modal' }],
        ['End', { active: 'Button' }],
        ['ArrowDown', { active: 'Button' }],
        ['Home', { active: 'Bar' }],
        ['ArrowUp', { active: 'Bar' }],
        ['PageDown', { active: 'Button' }],
        ['"p"', { active: 'Page takeover' }],
        ['Escape', { focus, [expanded]: 'false', [chosen]: 'Modal' }],
        ['Enter ArrowDown', { active: 'Page takeover' }],
        ['Enter', { focus, [expanded]: 'false', [chosen]: 'Page takeover' }],
        ['Space ArrowDown Space', { [expanded]: 'false', [chosen]: 'Button' }],
        ['Home', { [expanded]: 'true', active: 'Bar' }],
        ['Alt+ArrowUp', { [expanded]: 'false', [chosen]: 'Bar' }],
        ['End', { [expanded]: 'true', active: 'Button' }],
        ['Tab', { focus: after, [expanded]: 'false', [chosen]: 'Button', '[role=listbox] -> count': '0' }],
      ]);
    });

    test('C-LIST-01 A-63 SelectList: a standalone list box', async ({ stage }) => {
      const focus = 'listbox Widget type';
      await stage.show({ control: 'SelectList', state: 'chosen', root });
      await stage.run([
        ['Tab', { focus, active: 'Modal', [selected]: 'Modal' }],
        ['ArrowDown', { active: 'Page takeover', [selected]: 'Modal' }],
        ['Enter', { active: 'Page takeover', [selected]: 'Page takeover' }],
        ['End', { active: 'Button' }],
        ['ArrowDown', { active: 'Button' }],
        ['Space', { [selected]: 'Button' }],
        ['Home', { active: 'Bar' }],
        ['"sl"', { active: 'Slide-in', [selected]: 'Button' }],
        ['ArrowDown Space', { active: 'Modal', [selected]: 'Modal' }],
        ['Tab', { focus: after }],
        ['Shift+Tab', { focus }],
      ]);
    });

    test(`C-AUTO-01 C-AUTO-02 A-63 Autocomplete: an editable combo box${inEveryEngine(root)}`, async ({
      stage,
    }) => {
      const text = '[role=combobox] -> value';
      const options = '[role=option] -> count';
      const focus = 'combobox Plant';
      await stage.show({ control: 'Autocomplete', state: 'empty', root });
      await stage.run([
        ['Tab', { focus, [expanded]: 'false', [text]: '' }],
        ['"f"', { [expanded]: 'true', [options]: '2', active: 'none' }],
        ['ArrowDown', { focus, active: 'Fiddle-leaf figFicus lyrata', [text]: 'f' }],
        ['ArrowDown', { active: 'Boston fernNephrolepis exaltata' }],
        ['ArrowDown', { active: 'Fiddle-leaf figFicus lyrata' }],
        ['ArrowUp', { active: 'Boston fernNephrolepis exaltata' }],
        ['Enter', { focus, [expanded]: 'false', [text]: 'Boston fern' }],
        ['ArrowDown', { [expanded]: 'true', [options]: '6', active: 'Boston fernNephrolepis exaltata' }],
        // The one in between is disabled.
        ['ArrowUp', { active: 'Fiddle-leaf figFicus lyrata' }],
        ['Home', { active: 'none', [expanded]: 'true' }],
        ['ArrowUp', { active: 'IvyHedera helix' }],
        ['Escape', { focus, [expanded]: 'false', [text]: 'Boston fern' }],
        ['Escape', { [text]: '', [expanded]: 'false' }],
        ['"zzz"', { [options]: '0', '[role=status] -> text': 'No Items Found' }],
        ['Control+a "ivy"', { [options]: '1' }],
        ['Tab', { focus: after, [text]: 'Ivy', '[role=listbox] -> count': '0' }],
      ]);
    });

    test('C-DROP-02 A-63 Dropdown: a menu button', async ({ stage }) => {
      const open = 'button -> aria-expanded';
      await stage.show({ control: 'Dropdown', state: 'closed', root });
      await stage.run([
        ['Tab', { focus: 'button Actions', [open]: 'false' }],
        ['Enter', { focus: 'menuitem Duplicate', [open]: 'true' }],
        ['ArrowDown', { focus: 'menuitem Schedule' }],
        ['End', { focus: 'menuitem Delete' }],
        ['ArrowDown', { focus: 'menuitem Duplicate' }],
        ['ArrowUp', { focus: 'menuitem Delete' }],
        ['Home', { focus: 'menuitem Duplicate' }],
        ['"s"', { focus: 'menuitem Schedule' }],
        ['Escape', { focus: 'button Actions', [open]: 'false', '[role=menu] -> count': '0' }],
        ['ArrowUp', { focus: 'menuitem Delete', [open]: 'true' }],
        ['Escape Space', { focus: 'menuitem Duplicate' }],
        ['Escape ArrowDown ArrowDown', { focus: 'menuitem Schedule' }],
        ['Enter', { focus: 'button Actions', [open]: 'false' }],
        // A disabled entry is announced, and does nothing.
        ['ArrowUp ArrowUp Enter', { focus: 'menuitem Move to another account', [open]: 'true' }],
        ['ArrowDown Space', { focus: 'button Actions', [open]: 'false' }],
        ['ArrowDown Tab', { focus: after, [open]: 'false' }],
        ['Shift+Tab ArrowDown Shift+Tab', { focus: 'page input Before', [open]: 'false' }],
      ]);
    });
  });
}
