/** The part that speaks to the messenger platform; fetched only when a plugin is to be drawn. [BOOT-12] */
export { createHands } from './createHands';
