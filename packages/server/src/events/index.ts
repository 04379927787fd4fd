/** What other folders may use: what pages report, tokens and figures. */
export { createBatcher } from './createBatcher';
export { batchLimitsOf } from './createEventWriter';
export { createTokenDesk } from './createTokenDesk';
export { figureRoutes } from './routes/figureRoutes';
export { logEvents } from './routes/logEvents';
export { startUpkeep } from './startUpkeep';
