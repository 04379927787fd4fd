/** Only for the tests of other folders. */
export { sampleAccount } from '../sampleAccount';
export { journalSample, shopSample } from '../samples';
export { sampleWidgets } from '../sampleWidgets';
export { writeSample } from '../store/writeSample';
