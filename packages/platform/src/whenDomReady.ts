import { whenReady } from './whenReady';

/** Proceeds once the document has been parsed and has a body; now, or at the next check. [LOAD-23] */
export function whenDomReady(page: Document, proceed: () => void): void {
  whenReady(() => page.readyState !== 'loading' && page.body !== null, proceed);
}
