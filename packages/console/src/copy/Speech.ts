import type { Translation } from './Translation';

/** A language of the console: its own texts, and a call that puts those of the form controls in place. */
export type Speech = { readonly texts: Translation; readonly setControls: () => void };
