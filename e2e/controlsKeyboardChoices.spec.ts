import { expect, test } from './support/test';

const before = 'page input Before';
const after = 'page input After';

// The browser itself handles these keys; what we add is the same in every engine.
for (const root of ['document', 'closed'] as const) {
  test.describe(`keys in the root: ${root}${root === 'document' ? ' @full' : ''}`, () => {
    test('C-BTN-01 A-63 Button: Enter and the space bar press it', async ({ stage }) => {
      await stage.show({ control: 'Button', state: 'wide', root });
      await stage.run([
        ['Tab', { focus: 'button Subscribe', clicks: '0' }],
        ['Enter', { focus: 'button Subscribe', clicks: '1' }],
        ['Space', { clicks: '2' }],
        ['Tab', { focus: after }],
        ['Shift+Tab Shift+Tab', { focus: before, clicks: '2' }],
      ]);
    });

    test('C-BTN-02 C-BTN-04 A-63 Link: Enter follows it, the space bar does not, and an unsafe one stays', async ({
      stage,
    }) => {
      await stage.show({ control: 'Link', state: 'unsafe-target', root });
      const address = await stage.visitor.url();
      await stage.run([
        ['Tab', { focus: 'a Goes nowhere', clicks: '0' }],
        ['Space', { clicks: '0' }],
        ['Enter', { clicks: '1', focus: 'a Goes nowhere' }],
      ]);
      expect(await stage.visitor.url()).toBe(address);
      await stage.show({ control: 'Link', state: 'accent', root });
      await stage.run([['Tab', { focus: 'a All sample sites' }]]);
      await stage.keys('Enter');
      await stage.visitor.waitFor(() => location.pathname === '/sites/');
    });

    test('C-SEL-01 A-63 Checkbox: the space bar toggles it, Enter does not', async ({ stage }) => {
      await stage.show({ control: 'Checkbox', state: 'off', root });
      await stage.run([
        ['Tab', { focus: 'input Send me news', 'input -> checked': 'false' }],
        ['Space', { 'input -> checked': 'true' }],
        ['Enter', { 'input -> checked': 'true' }],
        ['Space', { 'input -> checked': 'false' }],
      ]);
      await stage.click('label');
      await stage.sees(
        { 'input -> checked': 'true', focus: 'input Send me news' },
        'after a click on its label',
      );
    });

    test('C-SEL-02 A-63 Toggle: the space bar toggles it', async ({ stage }) => {
      await stage.show({ control: 'Toggle', state: 'off', root });
      await stage.run([
        ['Tab', { focus: 'switch Published', 'input -> checked': 'false' }],
        ['Space', { 'input -> checked': 'true' }],
        ['Space', { 'input -> checked': 'false' }],
      ]);
    });

    for (const [dir, next, previous] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const)
      test(`C-SEL-03 A-63 Radio, ${dir}: one tab stop, arrows move and choose, wrapping around`, async ({
        stage,
      }) => {
        await stage.show({ control: 'Radio', state: 'chosen', root, dir });
        const chosen = ':checked -> value';
        await stage.run([
          ['Tab', { focus: 'input Once a day', [chosen]: 'daily' }],
          ['ArrowDown', { focus: 'input Once', [chosen]: 'once' }],
          ['ArrowUp', { focus: 'input Once a day', [chosen]: 'daily' }],
          [next, { focus: 'input Once', [chosen]: 'once' }],
          [next, { focus: 'input Always', [chosen]: 'always' }],
          [previous, { focus: 'input Once', [chosen]: 'once' }],
          ['ArrowDown ArrowUp', { focus: 'input Once', [chosen]: 'once' }],
          ['Tab', { focus: after }],
          ['Shift+Tab', { focus: 'input Once' }],
          ['Shift+Tab', { focus: before, ':checked -> count': '1' }],
        ]);
        await stage.show({ control: 'Radio', state: 'none-chosen', root, dir });
        await stage.run([
          ['Tab', { focus: 'input Always', ':checked -> count': '0' }],
          ['Space', { focus: 'input Always', [chosen]: 'always' }],
        ]);
      });

    for (const [dir, more, less] of [
      ['ltr', 'ArrowRight', 'ArrowLeft'],
      ['rtl', 'ArrowLeft', 'ArrowRight'],
    ] as const)
      test(`C-SLD-01 C-SLD-02 A-63 Slider, ${dir}: arrows by a step, page keys by more, Home and End`, async ({
        stage,
      }) => {
        await stage.show({ control: 'Slider', state: 'middle', root, dir });
        await stage.run([
          ['Tab', { focus: 'input Shown after', 'input -> value': '30' }],
          [
            'ArrowUp',
            { 'input -> value': '31', 'input -> aria-valuetext': '31 %', 'output -> text': '31 %' },
          ],
          ['ArrowDown ArrowDown', { 'input -> value': '29' }],
          [more, { 'input -> value': '30' }],
          [less, { 'input -> value': '29' }],
          ['PageUp', { 'input -> value': '39' }],
          ['PageDown', { 'input -> value': '29' }],
          ['End', { 'input -> value': '100', 'input -> aria-valuetext': '100 %', 'output -> text': '100 %' }],
          [more, { 'input -> value': '100' }],
          ['Home', { 'input -> value': '0', 'input -> aria-valuetext': '0 %', 'output -> text': '0 %' }],
        ]);
      });
  });
}
