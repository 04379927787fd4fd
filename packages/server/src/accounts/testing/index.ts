/** For tests of other folders only. */
export { insertApiKey } from '../store/findApiKey';
