/** For tests of other folders only. */
export { explainFailure } from '../explainFailure';
export type { Outbox } from '../startOutbox';
export { channelKeeping, keepChannels } from '../store/keepChannels';
export { takeMessages } from '../store/takeMessages';
