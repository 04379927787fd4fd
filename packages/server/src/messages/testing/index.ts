/** Only for the tests of other folders. */
export { explainFailure } from '../explainFailure';
export type { Outbox } from '../startOutbox';
export { channelKeeping, keepChannels } from '../store/keepChannels';
export { takeMessages } from '../store/takeMessages';
