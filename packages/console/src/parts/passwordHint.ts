import { agreedLimits } from '@beckon/contract/data/agreedLimits';

/** What stands under a field for a new password. [OWN-01] */
export const passwordHint = `At least ${agreedLimits.passwordLeast} characters.`;
