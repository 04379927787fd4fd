/** The pure part. Other folders use only these names. */
export { chooseRetry, doublePauses, type Failure, type RetryPolicy } from './chooseRetry';
export { patientRetry } from './patientRetry';
