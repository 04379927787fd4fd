/** For tests of other folders only. */
export type { FormPairs } from '../providers/signTwilio';
export { findSandboxNumbers, findSmsNumbers } from '../store/findSmsNumbers';
