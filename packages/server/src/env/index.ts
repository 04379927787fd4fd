/** What the operator configured. Other folders use only these names. */

export { buildChannelSettings, type ChannelSettings, type MessengerSettings } from './buildChannelSettings';
export { buildOffer, type Offer } from './buildOffer';
export { buildReach } from './buildReach';
export { type Build, readBuild } from './readBuild';
export { type Env, readEnv } from './readEnv';
export type { ServerRole } from './roleSettings';
export type { TrustedProxies } from './settings';
