/** What all HTTP routes share. Other folders use only these names. */
export { allowCrossOrigin, originsInMemory } from './allowCrossOrigin';
export { allowPlainJson } from './allowPlainJson';
export { answerErrors, answerNotFound, answerUnreadable } from './answerErrors';
export { clientOf } from './clientOf';
export { createLogger } from './createLogger';
export { handleFormCall } from './handleFormCall';
export { hasHungUp } from './hasHungUp';
export { isLocal } from './isLocal';
export type { AddressLimit } from './limitByAddress';
export { logRequests } from './logRequests';
export { ownAddressOf, ownOriginOf } from './ownAddressOf';
export { limitCalls, logOnlyTrouble, pixelRouteOptions } from './pixelRouteOptions';
export { refuseBadHost } from './refuseBadHost';
export { refuseWhileStopping } from './refuseWhileStopping';
export { buildEtag, knowsAlready, sendCacheable } from './sendCacheable';
export { separatePages } from './separatePages';
export { serveHealth } from './serveHealth';
export { shieldPages } from './shieldPages';
