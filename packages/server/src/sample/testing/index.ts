/** For tests of other folders only. */
export { sampleAccount } from '../sampleAccount';
export { journalSample, shopSample } from '../samples';
export { sampleWidgets } from '../sampleWidgets';
