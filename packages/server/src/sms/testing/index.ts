/** Only for the tests of other folders. */
export type { FormPairs } from '../providers/signTwilio';
export { findSandboxNumbers, findSmsNumbers } from '../store/findSmsNumbers';
