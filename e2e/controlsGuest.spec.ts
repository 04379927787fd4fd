import type { Stage } from './support/Stage';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Listeners on window, document and the control's root that were added and not yet removed. */
    heldListeners?: string[];
    /** Animation frames requested. */
    askedFrames?: number;
  }
}

/** Controls that put something above the page or listen beyond themselves, and what opens them. */
const layered = [
  ['PhoneInput', 'empty', 'button', '[popover]'],
  ['Select', 'chosen', '[role=combobox]', '[popover]'],
  ['Autocomplete', 'chosen', 'button', '[popover]'],
  ['Dropdown', 'closed', 'button', '[popover]'],
  ['Popover', 'below', 'button', '[popover]'],
  ['Modal', 'with-a-form', 'button', 'dialog[open]'],
  ['Confirm', 'question', 'button', 'dialog[open]'],
  ['DateInput', 'filled', 'button', '[popover]'],
  ['TimePicker', 'filled', 'button', '[popover]'],
  ['DateTimeInput', 'filled', 'button', '[popover]'],
  ['DateRange', 'range', 'button', '[popover]'],
] as const;

/** Runs in the page: records what is added to the page's own objects from now on. */
const watchPage = (): void => {
  const held: string[] = [];
  window.heldListeners = held;
  window.askedFrames = 0;
  const targets: unknown[] = [window, document, document.documentElement, document.body, window.galleryRoot];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const drop = (type: string): void => {
    const at = held.indexOf(type);
    if (at >= 0) held.splice(at, 1);
  };
  // A plain call has no `this`: then the window listens.
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    if (targets.includes(this ?? window) && listener) {
      held.push(type);
      const signal = typeof options === 'object' ? options.signal : undefined;
      if (signal) add.call(signal, 'abort', () => drop(type));
    }
    return add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    if (targets.includes(this ?? window)) drop(type);
    return remove.call(this ?? window, type, listener, options);
  };
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    window.askedFrames = (window.askedFrames ?? 0) + 1;
    return ask.call(window, callback);
  };
};

/** Runs in the page: everything that a guest could have left behind. */
const readPage = (): Record<string, unknown> => {
  const attributes = ({ attributes: all }: Element) => [...all].map(({ name, value }) => `${name}=${value}`);
  return {
    html: attributes(document.documentElement),
    body: attributes(document.body),
    children: [...document.body.children].map(({ localName, id }) => `${localName}#${id}`),
    outside: document.documentElement.children.length,
    styles: document.querySelectorAll('style').length,
    sheets: document.adoptedStyleSheets.length,
    globals: Object.keys(window).filter((name) => /^(mc|beckon)/i.test(name)),
    focus: document.activeElement?.localName,
    scrollY: window.scrollY,
  };
};

/** Runs in the page: how many frames are requested within the time of a few. */
const countFrames = (): Promise<number> => {
  const before = window.askedFrames ?? 0;
  return new Promise((done) => setTimeout(() => done((window.askedFrames ?? 0) - before), 60));
};

const untouched = {
  html: ['lang=en'],
  body: [],
  children: ['input#before', 'div#root', 'input#after', 'div#tall'],
  outside: 2,
  styles: 0,
  sheets: 0,
  globals: [],
  focus: 'body',
  scrollY: 10,
};

/** Opens a control, and removes it while it is open. */
async function openAndLeave(stage: Stage, [, , opener, shows]: (typeof layered)[number]): Promise<void> {
  await stage.keys('Escape');
  await stage.sees({ [`${shows} -> count`]: '0' }, 'closed');
  await stage.visitor.evaluate(watchPage);
  await stage.visitor.scrollTo(10);
  await stage.click(opener);
  await stage.sees({ [`${shows} -> count`]: '1' }, 'open');
  await stage.unmount();
}

for (const root of ['document', 'closed'] as const)
  test(`C-MODAL-01 C-POP-01 A-67 controls removed while open leave nothing on the page, ${root}${root === 'closed' ? '' : ' @full'}`, async ({
    stage,
  }) => {
    for (const row of layered)
      await test.step(row[0], async () => {
        await stage.show({ control: row[0], state: row[1], root });
        await openAndLeave(stage, row);
        await expect.poll(() => stage.visitor.evaluate(readPage)).toEqual(untouched);
        await expect.poll(() => stage.visitor.evaluate(() => window.heldListeners)).toEqual([]);
        await expect.poll(() => stage.visitor.evaluate(countFrames)).toBe(0);
      });
  });
