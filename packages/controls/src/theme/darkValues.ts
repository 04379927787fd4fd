import dark from './dark.css?inline';

/** Only the dark values, for a root whose attributes are not ours to set. */
export const darkValues = /\{([^{}]*)\}/.exec(dark)?.[1] ?? '';
