import type { Root } from './Stage';

/**
 * Keys and focus depend on the engine, most of all in a closed root, which is therefore tested in every engine. What works in an open
 * root works in the document too: `test:full` checks it there.
 */
export const inEveryEngine = (root: Root): string =>
  ({ closed: ' @every-engine', open: '', document: ' @full' })[root];
