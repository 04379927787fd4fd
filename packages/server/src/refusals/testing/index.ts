/** Only for the tests of other folders. */
export { listRefusals } from '../store/upsertRefusals';
