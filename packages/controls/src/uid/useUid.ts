import { useId } from 'react';

/**
 * An id that is unique in its tree, and the same on a server and in the page. Several trees in one document
 * need an `identifierPrefix` each, as the renderer's documentation says; shadow roots keep theirs apart.
 */
export function useUid(): string {
  return `mc${useId()}`;
}
