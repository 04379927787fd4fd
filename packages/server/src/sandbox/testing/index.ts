/** Only for the tests of other folders. */
export { sandboxLimits } from '../sandboxLimits';
export { sandboxLimitsCountedBy } from './sandboxLimitsCountedBy';
