/** The pure part. Other folders use only these names. */
export { backOffS } from './backOffS';
