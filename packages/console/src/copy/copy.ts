import { en } from './en';

/**
 * The console's texts. They are English until `speak` puts another language in their place, which happens before anything else of the
 * console is loaded: a module may read them as soon as it runs.
 */
export const copy: typeof en = { ...en };
