import type { Copy } from '../Copy';
import { common } from './common';
import { signIn } from './signIn';

/** The console's texts in Spanish. */
export const es: Copy = { common, signIn };
