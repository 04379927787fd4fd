/** The outbox of both channels, and who said STOP. Other folders use only these names. */
export type { Provider, Providers, SendOutcome, Verdict } from './Provider';
export { createSignerGate, type Judged, refuseUnsigned } from './routes/createSignerGate';
export { startOutbox } from './startOutbox';
export { claimWebhookEvent } from './store/claimWebhookEvent';
export { enqueueMessage } from './store/enqueueMessage';
export { findStopTime } from './store/findStopTime';
export { channelKeeping, keepChannels } from './store/keepChannels';
export { hashRecipient, markRecipient, readMark } from './store/markRecipient';
export { prepareMarks } from './store/prepareMarks';
export { saveDelivery } from './store/saveDelivery';
export { type Inbound, saveInbound, type UnansweredReason } from './store/saveInbound';
export { readLifted, rememberStart, suppress, unsuppress } from './store/suppress';
