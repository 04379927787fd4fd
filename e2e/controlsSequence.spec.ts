import { type Box, measureBox } from './support/inPage/measureBox';
import type { Root, Stage } from './support/Stage';
import { scrollsAlone } from './support/scrollsAlone';
import { expect, test } from './support/test';

const button = '[aria-haspopup=dialog]';
const list = '[role=dialog][popover]';
const search = '[role=combobox]';
const options = '[role=option]';
const number = 'input[type=tel]';
const expanded = `${button} -> aria-expanded`;
const country = `${button} -> aria-label`;
const lists = `${list} -> count`;
const dialogs = 'dialog[open] -> count';
const searching = 'combobox Search countries';
const isShut = { [lists]: '0', [expanded]: 'false' };
const fewestCountries = 250;

/** Runs in the page: a small box that clips its content, including fixed elements. */
const clipControl = (): void => {
  const frame = document.querySelector<HTMLElement>('.frame');
  frame?.setAttribute('style', 'overflow: hidden; transform: translateX(0); height: 110px');
};

/** Runs in the page: an element above any z-index; a second call removes it. */
const coverPage = (): void => {
  const before = document.getElementById('cover');
  if (before) {
    before.remove();
    return;
  }
  const cover = Object.assign(document.createElement('div'), { id: 'cover' });
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: rgb(255 0 0 / 20%)';
  document.body.append(cover);
};

/** Runs in the page: tries to focus something behind a modal; true if that worked. */
const canFocus = (css: string): boolean => {
  const behind =
    document.querySelector<HTMLElement>(css) ?? window.galleryRoot?.querySelector<HTMLElement>(css);
  behind?.focus();
  return behind?.matches(':focus') ?? true;
};

const boxOf = (stage: Stage, css: string): Promise<Box> => stage.visitor.evaluate(measureBox, css);
const isWhole = (stage: Stage, css: string) =>
  expect.poll(async () => (await boxOf(stage, css)).seen).toBe(true);
/** Once it has stopped moving, the list is under its field, 4 pixels away. */
const standsUnder = (stage: Stage) =>
  expect
    .poll(async () => {
      const [field, box] = [await boxOf(stage, `:has(> ${button})`), await boxOf(stage, list)];
      return [Math.round(box.top - field.bottom), Math.round(box.left - field.left)];
    })
    .toEqual([4, 0]);
const scrollY = (stage: Stage): Promise<number> => stage.visitor.evaluate(() => window.scrollY);
const overflow = (stage: Stage): Promise<string> =>
  stage.visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY);

/** The keys of each control are tested in every engine; this long walk through all of them in a closed root, where most can go wrong. */
const onlyInFull = (root: Root): string => (root === 'closed' ? '' : ' @full');

for (const root of ['document', 'open', 'closed'] as const) {
  test(`C-PHONE-01 C-PHONE-04 C-POP-01 A-63 A-67 the country list, ${root}: checks 1 to 24${onlyInFull(root)}`, async ({
    stage,
  }) => {
    const { visitor } = stage;
    const open = async () => {
      await stage.click(button);
      await stage.sees({ focus: searching, [lists]: '1', [expanded]: 'true' }, 'opened');
    };
    await stage.show({ control: 'PhoneInput', state: 'empty', root });
    await visitor.scrollTo(10);

    await test.step('1 a press opens it, and the button says so', async () => {
      await stage.click(button);
      await stage.sees({ [expanded]: 'true', [lists]: '1' });
    });
    await test.step('2 it stands in the root of its button', async () => {
      const id = await stage.ask(`${button} -> aria-controls`);
      expect(await stage.ask(`${list} -> id`)).toBe(id);
      expect(await visitor.evaluate((of) => window.galleryRoot?.getElementById(of) !== null, id)).toBe(true);
    });
    await test.step('3 under the field, at its start, inside the window', async () => {
      await standsUnder(stage);
      const { right, bottom } = await boxOf(stage, list);
      expect([right <= 1280, bottom <= 800]).toEqual([true, true]);
    });
    await test.step('4 the search has the focus', () => stage.sees({ focus: searching }));
    await test.step('5 every country is there', async () => {
      await expect
        .poll(async () => Number(await stage.ask(`${options} -> count`)))
        .toBeGreaterThanOrEqual(fewestCountries);
    });
    await test.step('6 found by name, in any case', () =>
      stage.run([['"uNITED kING"', { active: 'United Kingdom+44', [`${options} -> count`]: '1' }]]));
    await test.step('7 found by its native name, without its accents', () =>
      stage.run([
        ['Control+a "deutschl"', { active: 'GermanyDeutschland+49' }],
        ['Control+a "osterr"', { active: 'AustriaÖsterreich+43' }],
      ]));
    await test.step('8 found by plus sign and dial code', () =>
      stage.run([['Control+a "+44"', { active: 'United Kingdom+44' }]]));
    await test.step('9 what the search points at is in the same root and in sight', async () => {
      await stage.keys('Control+a Backspace End ArrowUp ArrowUp');
      await stage.sees({ active: 'Yemenاليَمَن+967' });
      const [box, row] = [await boxOf(stage, '[role=listbox]'), await boxOf(stage, '[data-active]')];
      expect([row.top >= box.top - 1, row.bottom <= box.bottom + 1]).toEqual([true, true]);
    });
    await test.step('10 Enter chooses, 11 and the focus goes on to the number', () =>
      stage.run([
        [
          'Control+a "germ" Enter',
          { ...isShut, [country]: 'Country: Germany +49', focus: 'input Phone number' },
        ],
      ]));
    await test.step('12 a press inside does not close it', async () => {
      await open();
      await stage.click(search);
      await stage.sees({ [lists]: '1', focus: searching });
    });
    await test.step('13 a press on a country chooses it', async () => {
      await stage.keys('"franc"');
      await stage.sees({ active: 'France+33' });
      await stage.click('[data-active]');
      await stage.sees({ ...isShut, [country]: 'Country: France +33', focus: 'input Phone number' });
    });
    await test.step('14 a press elsewhere in the same root closes it', async () => {
      await open();
      await stage.click('label');
      await stage.sees({ ...isShut, [country]: 'Country: France +33' });
    });
    await test.step('15 a press on the page around it closes it, and the focus is not called back', async () => {
      await open();
      await visitor.clickAt(900, 600);
      await stage.sees({ ...isShut, focus: 'nothing' });
    });
    await test.step('16 Escape closes it, 17 and gives the focus back', async () => {
      await open();
      await stage.run([['Escape', { ...isShut, focus: 'button Country: France +33' }]]);
    });
    await test.step('18 a second press on the button closes it', async () => {
      await open();
      await stage.click(button);
      await stage.sees(isShut);
    });
    await test.step('19 Tab closes it and goes on, 20 Shift and Tab go back', async () => {
      await open();
      await stage.run([['Tab', { ...isShut, focus: 'input Phone number' }]]);
      await open();
      await stage.run([['Shift+Tab', { ...isShut, focus: 'button Country: France +33' }]]);
    });
    await test.step('21 an ancestor that clips and transforms does not cut it', async () => {
      await visitor.evaluate(clipControl);
      await open();
      await isWhole(stage, list);
      await standsUnder(stage);
    });
    await test.step('22 it stands above the highest z-index of the page', async () => {
      await visitor.evaluate(coverPage);
      await isWhole(stage, list);
      await visitor.evaluate(coverPage);
    });
    await test.step('23 the wheel scrolls it and nothing else', () => scrollsAlone(stage, '[role=listbox]'));
    await test.step('24 the page stands where it stood', async () => expect(await scrollY(stage)).toBe(10));
  });

  test(`C-MODAL-01 C-MODAL-03 C-MODAL-04 C-PHONE-01 A-63 A-67 a modal with a country list, ${root}: checks 25 to 40${onlyInFull(root)}`, async ({
    stage,
  }) => {
    const { visitor } = stage;
    const opener = 'button:not(dialog *)';
    await stage.show({ control: 'Modal', state: 'with-a-phone-number', root });
    await stage.run([['Escape', { [dialogs]: '0', focus: 'button Open' }]]);
    const pageStyle = await visitor.evaluate(() => document.documentElement.getAttribute('style'));
    await visitor.scrollTo(10);

    await test.step('25 it opens in the middle, named by its title', async () => {
      await stage.click(opener);
      await stage.sees({
        [dialogs]: '1',
        focus: 'dialog Rename the widget',
        // The table of countries loads a moment later; until then none can be chosen.
        'dialog [aria-label^=Country] -> aria-label': 'Country: United States +1',
      });
      const { left, right } = await boxOf(stage, 'dialog');
      expect(Math.abs((left + right) / 2 - 640)).toBeLessThan(10);
    });
    await test.step('26 Tab goes round in it, 27 and back', () =>
      stage.run([
        ['Tab', { focus: 'button Close' }],
        ['Tab Tab Tab Tab', { focus: 'button Save' }],
        ['Tab', { focus: 'button Close' }],
        ['Shift+Tab', { focus: 'button Save' }],
        ['Shift+Tab Shift+Tab Shift+Tab Shift+Tab', { focus: 'button Close' }],
      ]));
    await test.step('28 the page is inert, 29 and so is what stands beside it in its own root', async () => {
      for (const css of ['#before', opener]) expect(await visitor.evaluate(canFocus, css)).toBe(false);
      await stage.sees({ focus: 'button Close' });
    });
    await test.step('30 the wheel scrolls it and nothing else', () => scrollsAlone(stage, 'dialog'));
    await test.step('31 the page cannot be scrolled', async () => {
      expect(await overflow(stage)).toBe('hidden');
      await visitor.moveTo(40, 400);
      await visitor.tab?.mouse.wheel(0, 500);
      await stage.keys('End PageDown');
      expect(await scrollY(stage)).toBe(10);
    });
    await test.step('32 an ancestor that clips and transforms does not cut it', async () => {
      await visitor.evaluate(clipControl);
      await isWhole(stage, 'dialog');
    });
    await test.step('33 it stands above the highest z-index of the page', async () => {
      await visitor.evaluate(coverPage);
      await isWhole(stage, 'dialog');
    });
    await test.step('34 a list in it stands above it, with the focus in its search', async () => {
      await stage.click(button);
      await stage.sees({ [lists]: '1', [dialogs]: '1', focus: searching });
      await isWhole(stage, list);
      await visitor.evaluate(coverPage);
    });
    await test.step('35 a choice closes the list alone', () =>
      stage.run([
        [
          '"germ" Enter',
          { ...isShut, [dialogs]: '1', [country]: 'Country: Germany +49', focus: 'input Phone number' },
        ],
      ]));
    await test.step('36 Escape closes the list alone', () =>
      stage.run([
        ['Shift+Tab Enter', { [lists]: '1', focus: searching }],
        ['Escape', { ...isShut, [dialogs]: '1', focus: 'button Country: Germany +49' }],
      ]));
    await test.step('37 so does a press in the modal, and one on its backdrop', async () => {
      await stage.click(button);
      await stage.sees({ [lists]: '1' });
      await stage.click('h2');
      await stage.sees({ ...isShut, [dialogs]: '1' });
      await stage.click(button);
      await stage.sees({ [lists]: '1' });
      await visitor.clickAt(40, 400);
      await stage.sees({ ...isShut, [dialogs]: '1' });
    });
    await test.step('38 a pasted number picks its country', async () => {
      await stage.click(button);
      await stage.sees({ focus: searching });
      await stage.keys('"+44 7911 123456" Control+a Control+x Escape');
      await stage.click(number);
      await stage.keys('"1" Control+v');
      await stage.sees({ [country]: 'Country: United Kingdom +44', [`${number} -> value`]: '7911 123456' });
    });
    await test.step('39 a press on the backdrop closes it and gives the focus back', async () => {
      await visitor.clickAt(40, 400);
      await stage.sees({ [dialogs]: '0', focus: 'button Open' });
    });
    await test.step('40 the page scrolls again, from where it stood', async () => {
      expect([await overflow(stage), await scrollY(stage)]).toEqual(['visible', 10]);
      expect(await visitor.evaluate(() => document.documentElement.getAttribute('style'))).toBe(pageStyle);
      await visitor.scrollTo(300);
      expect(await scrollY(stage)).toBe(300);
    });
  });
}
