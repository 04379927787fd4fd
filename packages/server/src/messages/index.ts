/** The outbox of both channels, and who said STOP. Other folders use only these names. */
export { explainFailure } from './explainFailure';
export type { Provider, Providers, SendOutcome, Verdict } from './Provider';
export { type CheckedSigner, createSignerGate, refuseUnsigned } from './routes/createSignerGate';
export { startOutbox } from './startOutbox';
export { advanceMessage } from './store/advanceMessage';
export { cancelMessages } from './store/cancelMessages';
export { claimWebhookEvent, clearOldBodies } from './store/claimWebhookEvent';
export { enqueueMessage } from './store/enqueueMessage';
export { type Inbound, insertInbound, type UnansweredReason } from './store/insertInbound';
export { buildMark, markRecipient } from './store/markRecipient';
export { prepareMarks } from './store/prepareMarks';
export { channelRetention, pruneChannels } from './store/pruneChannels';
export { cancelHeldMessages, listHeldAccounts, releaseMessages, selectHeld } from './store/releaseMessages';
export { countOverLimit, type FailedMessage, listFailedMessages, retryMessage } from './store/retryMessage';
export { selectStopTime } from './store/selectStopTime';
export { cancelWaiting, selectWaiting } from './store/selectWaiting';
export { rememberStart, selectLifted, suppress, unsuppress } from './store/suppress';
export { updateDelivery } from './store/updateDelivery';
