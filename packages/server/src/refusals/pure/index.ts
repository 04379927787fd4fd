/** The pure part. Other folders use only these names. */
export { type PassingReason, type RefusalReason, refusalReasons } from './refusalReasons';
