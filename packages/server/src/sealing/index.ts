/** Sealing the phone numbers of an installation from before. Other folders use only these names. */
export { buildSealTask } from './buildSealTask';
export { sealRest } from './store/sealRest';
