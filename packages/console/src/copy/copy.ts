import { en } from './en';

/**
 * The console's texts. They are English until `speak` replaces them with another language, before anything else of the
 * console is loaded: a module may read them as soon as it runs.
 */
export const copy: typeof en = { ...en };
