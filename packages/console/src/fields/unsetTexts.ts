import { copy } from '../copy/copy';

/** What a control shows for a value that nobody set and that has no default. */
export const unsetTexts = copy.fields.unset;
