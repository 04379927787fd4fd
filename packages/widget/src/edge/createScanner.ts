import { hooks } from '@beckon/contract';
import type { FoundElement } from '../core/Event';

const places = [
  [hooks.landingClass, 'landing'],
  [hooks.embedClass, 'embed'],
  [hooks.checkboxClass, 'checkbox'],
] as const;

/** Finds the elements that ask for a widget, and keeps a name for each: the core never holds an element. */
export type Scanner = {
  scan: () => FoundElement[];
  /** The same text as long as the same elements ask for the same widgets. */
  mark: () => string;
  elementOf: (key: string) => HTMLElement | undefined;
  keyOf: (element: Element) => string | undefined;
};

/** Looks the page through for landing containers, embeds and checkboxes. [LOAD-13, LOAD-17, LOAD-19, LOAD-20, A-03] */
export function createScanner(page: Document): Scanner {
  const keys = new WeakMap<Element, string>();
  const elements = new Map<string, HTMLElement>();
  let count = 0;

  const name = (element: HTMLElement): string => {
    const key = keys.get(element) ?? `e${count++}`;
    keys.set(element, key);
    elements.set(key, element);
    return key;
  };
  const scan = (): FoundElement[] => {
    elements.clear();
    return places.flatMap(([className, place]) =>
      [...page.getElementsByClassName(className)].flatMap((element) => {
        const widgetId = element.getAttribute(hooks.widgetIdAttribute)?.trim();
        if (!widgetId || !(element instanceof HTMLElement)) return [];
        const payload = element.getAttribute(hooks.payloadAttribute) ?? undefined;
        return [{ key: name(element), place, widgetId, payload }];
      }),
    );
  };
  return {
    scan,
    mark: () =>
      scan()
        .map(({ key, widgetId }) => `${key} ${widgetId}`)
        .join(),
    elementOf: (key) => elements.get(key),
    keyOf: (element) => keys.get(element),
  };
}
