import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';

/** The rule under a field for a new password. [OWN-01] */
export const passwordHint = fill(copy.signIn.passwordHint, { n: agreedLimits.passwordLeast });
