/** The pure part. Other folders use only these names. */
export { isSandboxOpen } from './isSandboxOpen';
export { StartError } from './StartError';
export { wantsSamples } from './wantsSamples';
