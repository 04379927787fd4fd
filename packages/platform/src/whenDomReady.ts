import { timing } from '@beckon/contract';
import { report } from './report';

/**
 * Proceeds once the document has been parsed and has a body: now, when the browser says so, or at one of the checks every 100 ms, whichever
 * comes first. [LOAD-23]
 */
export function whenDomReady(page: Document, proceed: () => void): void {
  const isReady = () => page.readyState !== 'loading' && page.body;
  if (isReady()) {
    proceed();
    return;
  }
  // A promise is kept once, and what is thrown doesn't become an error of the page. [ERR-15]
  new Promise<void>((resolve) => {
    const check = (): void => {
      if (isReady()) resolve();
      else setTimeout(check, timing.readinessPollMs);
    };
    // In a task of its own: the page's own listeners come first. On window: a named element can't replace its methods.
    addEventListener('DOMContentLoaded', () => setTimeout(check));
    setTimeout(check, timing.readinessPollMs);
  })
    .then(proceed)
    .catch(report);
}
