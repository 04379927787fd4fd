/** Only for the tests of other folders. */

export { inAccount } from '../store/inAccount';
export { ownerLimitsCountedBy } from './ownerLimitsCountedBy';
