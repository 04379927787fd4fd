import { hooks } from '@beckon/contract';
import { bodyOf } from './bodyOf';

/** The first element of the page itself in its body: as long as it stands there, the page was not emptied. [LOAD-16] */
export function firstOfPage(page: Document): Element | null | undefined {
  return bodyOf(page)?.querySelector(`:scope>:not(.${hooks.overlayClass})`);
}
