/** What other folders may use of the pure part: what the operator configured. */
export { isSandboxOpen } from './isSandboxOpen';
export { StartError } from './StartError';
