/** The part that talks to the messenger platform; fetched only when a plugin must be drawn. [BOOT-12] */
export { createHandlers } from './createHandlers';
