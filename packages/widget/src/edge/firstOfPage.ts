import { hooks } from '@beckon/contract';
import { bodyOf } from './bodyOf';

/** The page's own first element in its body: while it is there, the page was not emptied. [LOAD-16] */
export function firstOfPage(page: Document): Element | null | undefined {
  return bodyOf(page)?.querySelector(`:scope>:not(.${hooks.overlayClass})`);
}
