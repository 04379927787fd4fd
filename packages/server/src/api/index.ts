/** The owner's API: how a route is described, admitted and answered. Other folders use only these names. */
export { ApiError, conflict, invalid, notFound, unreadableBody } from './ApiError';
export { type ApiCall, type ApiRoute, defineRoute } from './ApiRoute';
export { checkDays } from './checkDays';
export { countTry, tryKey } from './countTry';
export type { OwnerDeps } from './OwnerDeps';
export { openFile, refuseSecondFile } from './openFile';
export { serveApi } from './serveApi';
export { serveApiDocs } from './serveApiDocs';
export { recordTry, refundTry } from './store/recordTry';
export { versionRoutes } from './versionRoutes';
