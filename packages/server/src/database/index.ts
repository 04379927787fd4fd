/** Connections, transactions, ids and migrations. Other folders use only these names. */
export { clusterName, hasCluster } from './cluster/hasCluster';
export { startEmbedded } from './cluster/startEmbedded';
export { connectDatabase } from './connectDatabase';
export { generateId } from './generateId';
export { type Database, openDatabase } from './openDatabase';
export { openUnlimitedPool } from './openPool';
export { type Migration, readMigrations } from './readMigrations';
export { readPoolUse } from './readPoolUse';
export type { AnySql, Sql } from './Sql';
export { startListening } from './startListening';
export { countMissingMigrations } from './store/countMissingMigrations';
export { migrate } from './store/migrate';
export { moveDatabase } from './store/moveDatabase';
export { openBackup } from './store/openBackup';
export { preferIndexes } from './store/preferIndexes';
export { type OldRows, type Pruning, pruneRows } from './store/pruneRows';
export { writeBackup } from './store/writeBackup';
export { transact } from './transact';
