/** The pure part. Other folders use only these names. */
export { chooseCalmMs } from './chooseCalmMs';
export { type MessengerLimits, messengerLimits } from './messengerLimits';
export type { ChannelName, Outgoing } from './Outgoing';
export { readRecipient, writeRecipient } from './readRecipient';
export { readSequence } from './readSequence';
export { readSmsCommand, type SmsCommand } from './readSmsCommand';
export { readWait } from './readWait';
export { webhookPaths } from './webhookPaths';
