/** The pure part. Other folders use only these names. */
export { isDatabaseDown } from './isDatabaseDown';
export { isUniqueViolation } from './isUniqueViolation';
