/** Only for the tests of other folders. */
export { findSandboxNumbers, findSmsNumbers } from '../store/findSmsNumbers';
