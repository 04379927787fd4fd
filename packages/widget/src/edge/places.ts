import { hooks } from '@beckon/contract';
import { watchChanges } from './watchChanges';

/** Elements that ask for a widget. */
const selector = `:is(.${hooks.landingClass},.${hooks.embedClass},.${hooks.checkboxClass})[${hooks.widgetIdAttribute}]`;
const idAt = (element: Element): string | undefined => element.getAttribute(hooks.widgetIdAttribute)?.trim();

/** The widget that an element asks for; also the element itself if there may be several for that widget. */
type Place = readonly [widgetId: string | undefined, embed: Element | undefined];

/** Elements of a page that ask for widgets, in the scripts of accounts that have widgets for them. [LOAD-10, LOAD-13, LOAD-17, LOAD-19] */
export type Places = {
  /** The widgets that a page asks for. */
  list: (page: Document) => (string | undefined)[];
  /** What an element asks for, if anything. */
  read: (element: unknown) => Place | undefined;
  /** Reports when there may be others. Returns a function that stops it. */
  watch: (page: Window, report: () => void) => () => void;
};

export const places: Places = {
  // Through the prototype: an element named after the method would hide it.
  list: (page) => [...Document.prototype.querySelectorAll.call(page, selector)].map(idAt),
  read: (element) =>
    element instanceof Element && element.matches(selector)
      ? [idAt(element), element.matches(`.${hooks.embedClass}`) ? element : undefined]
      : undefined,
  watch: watchChanges,
};
