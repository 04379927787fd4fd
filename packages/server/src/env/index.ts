/** What the operator configured. Other folders use only these names. */
export { createLogger } from './createLogger';
export { type ChannelSettings, type MessengerSettings, readChannelSettings } from './readChannelSettings';
export { type Env, readEnv } from './readEnv';
export { readReach } from './readReach';
export type { TrustedProxies } from './settings';
