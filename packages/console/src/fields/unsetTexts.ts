import { copy } from '../copy/copy';

/** What a control shows for a value that isn't set and has no default. */
export const unsetTexts = copy.fields.unset;
