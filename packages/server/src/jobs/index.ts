/** What other folders may use: what background work shares. */
export { createLane, type Lane } from './createLane';
