/** Only for the tests of other folders. */
export { chooseDatabaseUser, parseUsers } from '../cluster/chooseDatabaseUser';
export { chooseLaunch } from '../cluster/chooseLaunch';
export type { DatabaseLog } from '../cluster/DatabaseLog';
export { findBinaries } from '../cluster/findBinaries';
export { findFreePort } from '../cluster/findFreePort';
export { findProcessesIn } from '../cluster/findProcessesIn';
export { builtInMajor } from '../cluster/hasCluster';
export { type Postmaster, runPostmaster } from '../cluster/runPostmaster';
export { tryFlock } from '../cluster/tryFlock';
export { openPool, ownerConnections } from '../openPool';
export { isConflict } from '../pure/isConflict';
export { isAnswering } from '../store/isAnswering';
export { prepareCluster } from '../store/prepareCluster';
export { waitUntil } from '../waitUntil';
export { type Gate, openGate } from './openGate';
