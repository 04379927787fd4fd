import { afterAll, beforeAll, vi } from 'vitest';

const browser = window as unknown as { happyDOM: { setURL(url: string): void } };
let known = new Set<PropertyKey>();
let address = '';

/** Test files share one page: the next file gets it without this file's elements, globals, storage, attributes and address. */
export function cleanPage(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const root of [document.head, document.body]) root.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.adoptedStyleSheets = [];
  localStorage.clear();
  sessionStorage.clear();
  // Not through the history: a test may have moved the page to another origin.
  browser.happyDOM.setURL(address);
  for (const key of Reflect.ownKeys(window)) if (!known.has(key)) Reflect.deleteProperty(window, key);
}

beforeAll(() => {
  known = new Set(Reflect.ownKeys(window));
  address = location.href;
});
afterAll(cleanPage);
