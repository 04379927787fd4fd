/** The outbox of both channels, and who said STOP. Other folders use only these names. */
export { explainFailure } from './explainFailure';
export type { Provider, Providers, SendOutcome, Verdict } from './Provider';
export { type CheckedSigner, createSignerGate, refuseUnsigned } from './routes/createSignerGate';
export { startOutbox } from './startOutbox';
export { advanceMessage } from './store/advanceMessage';
export { cancelMessages } from './store/cancelMessages';
export { claimWebhookEvent } from './store/claimWebhookEvent';
export { enqueueMessage } from './store/enqueueMessage';
export { findStopTime } from './store/findStopTime';
export { hashRecipient, markRecipient, selectMark } from './store/markRecipient';
export { prepareMarks } from './store/prepareMarks';
export { channelRetention, pruneChannels } from './store/pruneChannels';
export { dropHeld, listHeldAccounts, releaseMessages, selectHeld } from './store/releaseMessages';
export { countOverLimit, listFailedMessages, retryMessage } from './store/retryMessage';
export { saveDelivery } from './store/saveDelivery';
export { type Inbound, saveInbound, type UnansweredReason } from './store/saveInbound';
export { rememberStart, selectLifted, suppress, unsuppress } from './store/suppress';
