import type { Copy } from '../Copy';
import { common } from './common';
import { install } from './install';
import { shell } from './shell';
import { signIn } from './signIn';

/** The console's texts in Spanish. */
export const es: Copy = { common, install, shell, signIn };
