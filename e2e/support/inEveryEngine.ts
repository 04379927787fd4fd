import type { Root } from './Stage';

/** Keys and focus depend on the engine, and most of all in a closed root, which is therefore tried in every engine. */
export const inEveryEngine = (root: Root): string => (root === 'closed' ? ' @every-engine' : '');
