/** The pure part. Other folders use only these names. */
export { chooseRetry, doublePauses, type RetryPolicy } from './chooseRetry';
export { patientRetry } from './patientRetry';
