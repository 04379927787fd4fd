/** Only for the tests of other folders. */
export type { FormPairs } from '../pure/SmsProvider';
export { signTwilio } from '../pure/twilio/signTwilio';
