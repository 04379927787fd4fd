/** The pure part. Other folders use only these names. */
export { type RefusalReason, refusalReasons, type TransientReason } from './refusalReasons';
