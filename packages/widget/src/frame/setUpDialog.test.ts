import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUpDialog } from './setUpDialog';

let host: HTMLElement;
let undoSetup: () => void;
const pressed = vi.fn();
beforeEach(() => {
  host = document.body.appendChild(document.createElement('span'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<dialog open><button>Close</button></dialog>';
  shadow.querySelector('button')?.addEventListener('click', pressed);
  undoSetup = setUpDialog(shadow.querySelector('dialog') as HTMLDialogElement);
});
afterEach(() => {
  undoSetup();
  pressed.mockReset();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Presses Escape on the page; says whether the frame took it. */
function pressEscape(given: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...given });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

it('OPEN-13 LOAD-21 Escape anywhere on the page closes the first frame of a dialog, until it is taken over', () => {
  expect([pressEscape(), pressed.mock.calls.length]).toEqual([true, 1]);
  undoSetup();
  expect([pressEscape(), pressed.mock.calls.length]).toEqual([false, 1]);
});

it.each<[string, () => void, KeyboardEventInit?]>([
  [
    'the page has a dialog of its own above it',
    () => {
      const ask = Document.prototype.querySelector;
      vi.spyOn(Document.prototype, 'querySelector').mockImplementation(function (
        this: Document,
        css: string,
      ) {
        return css === ':modal' ? document.body : ask.call(this, css);
      });
    },
  ],
  ['the page has removed it', () => host.remove()],
  ['the page hides it', () => host.style.setProperty('display', 'none')],
  ['it cancels a half-typed character', () => {}, { isComposing: true }],
])('OPEN-13 LOAD-16 LOAD-26 Escape belongs to the page if %s', (_, prepare, given) => {
  prepare();
  expect([pressEscape(given), pressed.mock.calls.length]).toEqual([false, 0]);
});

it('LOAD-26 nor does it take Escape that the page has already used', () => {
  const use = (event: Event): void => event.preventDefault();
  window.addEventListener('keydown', use, true);
  pressEscape();
  window.removeEventListener('keydown', use, true);
  expect(pressed).not.toHaveBeenCalled();
});
