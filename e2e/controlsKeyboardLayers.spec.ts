import { inEveryEngine } from './support/inEveryEngine';
import { expect, test } from './support/test';

const after = 'page input After';

for (const root of ['document', 'closed'] as const) {
  test.describe(`keys in the root: ${root}${inEveryEngine(root)}`, () => {
    test('C-POP-01 A-63 A-67 Popover: it takes the focus, Tab leaves it, Escape returns the focus', async ({
      stage,
    }) => {
      const open = 'button -> aria-expanded';
      await stage.show({ control: 'Popover', state: 'with-a-button', root });
      await stage.run([
        ['Tab', { focus: 'button Care', [open]: 'false', '[popover] -> count': '0' }],
        ['Enter', { focus: 'dialog Care', [open]: 'true', '[popover] -> count': '1' }],
        ['Tab', { focus: 'button Remind me' }],
        ['Escape', { focus: 'button Care', [open]: 'false', '[popover] -> count': '0' }],
        ['Space', { focus: 'dialog Care', [open]: 'true' }],
        ['Tab Tab', { focus: after, [open]: 'false', '[popover] -> count': '0' }],
      ]);
    });

    test('C-MODAL-02 C-MODAL-03 A-63 Modal: Tab wraps around in it both ways, Escape returns the focus', async ({
      stage,
    }) => {
      const dialogs = 'dialog[open] -> count';
      await stage.show({ control: 'Modal', state: 'with-a-form', root });
      await stage.run([
        ['Escape', { focus: 'button Open', [dialogs]: '0' }],
        ['Enter', { focus: 'dialog Rename the widget', [dialogs]: '1' }],
        ['Tab', { focus: 'button Close' }],
        ['Tab', { focus: 'input Name' }],
        ['Tab', { focus: 'combobox Widget type' }],
        // A list above the dialog closes on its own.
        ['ArrowDown Escape', { focus: 'combobox Widget type', [dialogs]: '1', '[popover] -> count': '0' }],
        ['Tab', { focus: 'button Cancel' }],
        ['Tab', { focus: 'button Save' }],
        ['Tab', { focus: 'button Close' }],
        ['Shift+Tab', { focus: 'button Save' }],
        ['Enter', { focus: 'button Open', [dialogs]: '0' }],
        ['Space', { focus: 'dialog Rename the widget', [dialogs]: '1' }],
        ['Shift+Tab', { focus: 'button Save' }],
        ['Tab Space', { focus: 'button Open', [dialogs]: '0' }],
      ]);
      await stage.show({ control: 'Modal', state: 'stays-open', root });
      await stage.run([
        ['Escape Escape Escape', { [dialogs]: '1' }],
        ['Shift+Tab Shift+Tab Enter', { focus: 'button Open', [dialogs]: '0' }],
      ]);
    });

    test('C-CONF-01 C-CONF-02 A-63 Confirm: the safe answer has the focus, and every way out is an answer', async ({
      stage,
    }) => {
      const answer = 'output -> text';
      await stage.show({ control: 'Confirm', state: 'danger', root });
      await stage.run([
        ['Escape', { focus: 'button Ask', [answer]: 'Not confirmed' }],
        ['Enter', { focus: 'button Keep it', 'dialog -> role': 'alertdialog' }],
        ['Tab', { focus: 'button Delete' }],
        ['Enter', { focus: 'button Ask', [answer]: 'Confirmed' }],
        ['Enter', { focus: 'button Keep it' }],
        ['Enter', { focus: 'button Ask', [answer]: 'Not confirmed' }],
      ]);
      await stage.show({ control: 'Confirm', state: 'question', root });
      await stage.run([
        ['Escape', { focus: 'button Ask' }],
        ['Space', { focus: 'button Confirm' }],
        ['Space', { focus: 'button Ask', [answer]: 'Confirmed' }],
      ]);
    });

    test('C-SCR-03 A-63 ScrollArea: a tab stop that the keys scroll', async ({ stage }) => {
      const place = async () => Number(await stage.ask('[role=region] -> scrollTop'));
      await stage.show({ control: 'ScrollArea', state: 'down', root });
      await stage.run([['Tab', { focus: 'region Forty chapters' }]]);
      expect(await place()).toBe(0);
      await stage.keys('ArrowDown');
      await expect.poll(place).toBeGreaterThan(0);
      // Repeatedly, because a key may cut short the smooth scroll of the one before.
      const pressing = (key: string) => async () => {
        await stage.keys(key);
        return place();
      };
      await expect.poll(pressing('PageDown')).toBeGreaterThan(100);
      await expect.poll(pressing('End')).toBeGreaterThan(500);
      await expect.poll(pressing('Home')).toBe(0);
      await stage.run([['Tab', { focus: after }]]);
    });
  });
}

/** Runs in the page: opens, closes, and opens again when the fade is over but the page had no time to remove what has faded. */
const reopenLate = async (turns: number): Promise<string[]> => {
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const ask = document.querySelector<HTMLButtonElement>('.frame button');
  const found: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    ask?.focus();
    ask?.click();
    await pause(20);
    const focused = document.activeElement;
    found.push(focused?.closest('dialog[open]') ? 'in the dialog' : `${focused?.tagName}`);
    focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await pause(20);
    const busyUntil = performance.now() + 190;
    while (performance.now() < busyUntil);
  }
  return found;
};

test('C-MODAL-02 A-63 on a busy page, a dialog that opens again right after it has faded has the focus @every-engine', async ({
  stage,
}) => {
  await stage.show({ control: 'Confirm', state: 'danger', root: 'document' });
  await stage.run([['Escape', { focus: 'button Ask' }]]);
  const turns = 8;
  const found = await stage.visitor.evaluate(reopenLate, turns);
  expect(found).toEqual(Array.from({ length: turns }, () => 'in the dialog'));
});
