import { hooks } from '@beckon/contract';
import type { FoundElement } from '../core/Event';

const places = [
  [hooks.landingClass, 'landing'],
  [hooks.embedClass, 'embed'],
  [hooks.checkboxClass, 'checkbox'],
] as const;

/** Finds the elements that ask for a widget and names each one: the core never holds an element. */
export type Scanner = {
  scan: () => FoundElement[];
  /** What the last scan found. */
  last: () => readonly FoundElement[];
  /** Stays the same text while the same elements ask for the same widgets with the same payloads. */
  mark: () => string;
  elementOf: (key: string) => HTMLElement | undefined;
  keyOf: (element: Element) => string | undefined;
  /** The name of an element, assigned now if no scan has found it yet. */
  nameOf: (element: Element) => string;
};

/** Searches the page for landing containers, embeds and checkboxes. [LOAD-13, LOAD-17, LOAD-19, LOAD-20, A-03] */
export function createScanner(page: Document): Scanner {
  const keys = new WeakMap<Element, string>();
  const elements = new Map<string, HTMLElement>();
  let count = 0;
  let found: readonly FoundElement[] = [];

  const nameOf = (element: Element): string => {
    const key = keys.get(element) ?? `e${count++}`;
    keys.set(element, key);
    return key;
  };
  const scan = (): FoundElement[] => {
    elements.clear();
    const all = places.flatMap(([className, place]) =>
      [...Document.prototype.getElementsByClassName.call(page, className)].flatMap(
        (element): FoundElement[] => {
          const widgetId = element.getAttribute(hooks.widgetIdAttribute)?.trim();
          if (!widgetId || !(element instanceof HTMLElement)) return [];
          const payload = element.getAttribute(hooks.payloadAttribute) ?? undefined;
          const key = nameOf(element);
          elements.set(key, element);
          return [{ key, place, widgetId, payload }];
        },
      ),
    );
    found = all;
    return all;
  };
  return {
    scan,
    last: () => found,
    mark: () =>
      scan()
        .map(({ key, widgetId, payload }) => `${key} ${widgetId} ${payload}`)
        .join(),
    elementOf: (key) => elements.get(key),
    keyOf: (element) => keys.get(element),
    nameOf,
  };
}
