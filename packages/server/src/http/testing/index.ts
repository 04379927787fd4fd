/** What tests of other folders use. */
export { requestLimitsCountedBy } from '../pure/requestLimits';
