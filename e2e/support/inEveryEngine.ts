import type { Root } from './Stage';

/**
 * Keys and focus depend on the engine, and most of all in a closed root, which is therefore tried in every engine. What holds in an open
 * root holds in the document too: `test:full` asks it there.
 */
export const inEveryEngine = (root: Root): string =>
  ({ closed: ' @every-engine', open: '', document: ' @full' })[root];
