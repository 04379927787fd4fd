/** Only for the tests of other folders. */
export { explainFailure } from '../explainFailure';
export type { Outbox } from '../startOutbox';
export { claimMessages } from '../store/claimMessages';
export { hashRecipient } from '../store/markRecipient';
export { channelRetention, pruneChannels } from '../store/pruneChannels';
export { messengerLimitsCountedBy } from './messengerLimitsCountedBy';
