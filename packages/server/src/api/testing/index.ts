/** Only for the tests of other folders. */

export { ownerLimitsCountedBy } from '../pure/ownerLimits';
export { inAccount } from '../store/inAccount';
