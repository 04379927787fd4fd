/** Only for the tests of other folders. */
export type { Numbers } from '../createNumbers';
