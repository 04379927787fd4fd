/** Only for the tests of other folders. */
export { sandboxLimits, sandboxLimitsCountedBy } from '../sandboxLimits';
