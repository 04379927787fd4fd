/** What the operator configured. Other folders use only these names. */

export { buildChannelSettings, type ChannelSettings, type MessengerSettings } from './buildChannelSettings';
export { buildReach } from './buildReach';
export { type Build, readBuild } from './readBuild';
export { type Env, readEnv } from './readEnv';
export type { TrustedProxies } from './settings';
