import type { Copy } from '../Copy';
import { common } from './common';
import { figures } from './figures';
import { install } from './install';
import { results } from './results';
import { shell } from './shell';
import { signIn } from './signIn';
import { subscribers } from './subscribers';

/** The console's texts in Spanish. */
export const es: Copy = { common, figures, install, results, shell, signIn, subscribers };
