/** Only for the tests of other folders. */
export { buildBootstrap } from '../pure/buildBootstrap';
