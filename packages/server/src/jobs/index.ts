/** Background work: queues and their workers, schedules, and what is running. Other folders use only these names. */

export { type AccountLanes, createAccountLanes, runInLanes, type VisitorLanes } from './createAccountLanes';
export { type AccountSlots, createAccountSlots } from './createAccountSlots';
export { createFollowUps, type FollowUps } from './createFollowUps';
export { createLane } from './createLane';
export { createLifecycle, type Lifecycle } from './createLifecycle';
export { type JobLog, startPolling, type Worker } from './startPolling';
export { startSchedule, type Task } from './startSchedule';
export { type ClaimRequest, type Ended, startWorker } from './startWorker';
