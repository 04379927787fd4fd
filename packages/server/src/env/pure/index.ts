/** The pure part. Other folders use only these names. */
export { hasSampleData } from './hasSampleData';
export { isSandboxOpen } from './isSandboxOpen';
export { StartError } from './StartError';
