import { common } from './common';
import { install } from './install';
import { shell } from './shell';
import { signIn } from './signIn';

/** The console's texts in English, one part for each screen. */
export const en = { common, install, shell, signIn } as const;
