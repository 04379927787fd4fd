/** What pages report, tokens and figures. Other folders use only these names. */
export { createBatcher } from './createBatcher';
export { batchLimitsOf } from './createEventWriter';
export { createTokenDesk } from './createTokenDesk';
export { figureRoutes } from './routes/figureRoutes';
export { logEvents } from './routes/logEvents';
export { startUpkeep } from './startUpkeep';
