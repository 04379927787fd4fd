import { whenReady } from './whenReady';

/** Proceeds once when the document has been read and has a body; now, or at the first look after. [LOAD-23] */
export function whenDomReady(page: Document, proceed: () => void): void {
  whenReady(() => page.readyState !== 'loading' && page.body !== null, proceed);
}
