/** What pages report, tokens and figures. Other folders use only these names. */
export { createBatcher } from './createBatcher';
export { createEventQuota, type EventQuota } from './createEventQuota';
export { batchLimitsOf } from './createEventWriter';
export { createRefusalWriter, type RefusalWriter } from './createRefusalWriter';
export { createTokenService, type TokenService } from './createTokenService';
export { figureRoutes } from './routes/figureRoutes';
export { logEvents } from './routes/logEvents';
export { pruneEvents, redateEvents, rotateEventPartitions } from './store/rotateEventPartitions';
