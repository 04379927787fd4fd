/** Sealing the phone numbers of an installation from before. Other folders use only these names. */
export { sealRest } from './store/sealRest';
