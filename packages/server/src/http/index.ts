/** What all HTTP routes share. Other folders use only these names. */
export { allowCrossOrigin, originsInMemory } from './allowCrossOrigin';
export { allowPlainJson } from './allowPlainJson';
export { answerErrors, answerNotFound, answerUnreadable } from './answerErrors';
export { hasHungUp } from './hasHungUp';
export { isLocal } from './isLocal';
export type { AddressLimit } from './limitByAddress';
export { logRequests } from './logRequests';
export { limitCalls, logOnlyTrouble, pixelRouteOptions } from './pixelRouteOptions';
export { readFrom } from './readFrom';
export { readOwnAddress } from './readOwnAddress';
export { refuseBadHost } from './refuseBadHost';
export { refuseWhileStopping } from './refuseWhileStopping';
export { knowsAlready, makeEtag, sendCacheable } from './sendCacheable';
export { serveHealth } from './serveHealth';
export { shieldPages } from './shieldPages';
export { takeFormCall } from './takeFormCall';
