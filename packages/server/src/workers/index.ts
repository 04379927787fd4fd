/** What servers that work in the background report to those that don't. Other folders use only these names. */
export { followWorkers } from './followWorkers';
export { reportEveryMs, selectReportAge, upsertReport } from './store/upsertReport';
