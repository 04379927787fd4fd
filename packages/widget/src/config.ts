/** The part that reads configurations written by hand; served ones are read by the server already. [BOOT-13, BOOT-14] */
export { parseBootstrap } from '@beckon/contract';
