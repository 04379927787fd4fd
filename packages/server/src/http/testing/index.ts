/** What tests of other folders use. */
export type { CountedBy } from './CountedBy';
export { requestLimitsCountedBy } from './requestLimitsCountedBy';
