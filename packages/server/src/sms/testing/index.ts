/** Only for the tests of other folders. */
export { insertSmsRef } from '../store/insertSmsRef';
export { selectSandboxNumbers, selectSmsNumbers } from '../store/selectSmsNumbers';
