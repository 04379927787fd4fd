/** What background work shares. Other folders use only these names. */

export { createLane, type Lane } from './createLane';
export { createLifecycle, type Lifecycle } from './createLifecycle';
