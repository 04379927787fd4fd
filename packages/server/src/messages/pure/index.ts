/** The pure part. Other folders use only these names. */

export { chooseDaytimeMs, conversationMs } from './chooseDaytimeMs';
export { matchZoneToCountry } from './matchZoneToCountry';
export { type MessengerLimits, messengerLimits } from './messengerLimits';
export type { ChannelName, Outgoing } from './Outgoing';
export { formatRecipient, parseRecipient } from './parseRecipient';
export { parseSequence } from './parseSequence';
export { parseSmsCommand } from './parseSmsCommand';
export { parseWait } from './parseWait';
export { buildMessengerAddress, buildPhoneAddress } from './SubscriberAddress';
export { webhookPaths } from './webhookPaths';
