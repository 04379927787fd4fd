import dark from './dark.css?inline';

/** The dark values alone, for a root whose attributes are not ours to set. */
export const darkValues = /\{([^{}]*)\}/.exec(dark)?.[1] ?? '';
