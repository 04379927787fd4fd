import type { Translation } from './Translation';

/** A language of the console: its texts, and a call that sets those of the form controls. */
export type Speech = { readonly texts: Translation; readonly setControls: () => void };
