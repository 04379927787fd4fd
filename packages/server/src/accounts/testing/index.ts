/** Only for the tests of other folders. */
export { insertApiKey } from '../store/findApiKey';
