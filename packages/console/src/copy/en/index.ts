import { common } from './common';
import { signIn } from './signIn';

/** The console's texts in English, one part for each screen. */
export const en = { common, signIn } as const;
