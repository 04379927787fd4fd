/** What other folders may use: what the operator configured. */
export { createLogger } from './createLogger';
export {
  type ChannelSettings,
  type MessengerSettings,
  readChannelSettings,
  type TwilioSettings,
} from './readChannelSettings';
export { type Env, readEnv } from './readEnv';
export { readReach } from './readReach';
export type { TrustedProxies } from './settings';
