/** For tests of other folders only. */
export { inAccount } from '../store/inAccount';
