/** The pure part. Other folders use only these names. */
export { isDatabaseDown } from './isDatabaseDown';
export { isDiskFull } from './isDiskFull';
export { isUniqueViolation } from './isUniqueViolation';
