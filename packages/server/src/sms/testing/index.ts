/** Only for the tests of other folders. */
export { selectSandboxNumbers, selectSmsNumbers } from '../store/selectSmsNumbers';
