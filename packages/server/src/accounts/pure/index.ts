/** The pure part. Other folders use only these names. */
export type { AuditAction } from '../shapes/AuditAction';
export { AuditShape, KeyShape } from '../shapes/KeyShape';
export { MemberShape, SessionEntry, SessionShape } from '../shapes/SessionShape';
export { SettingsChange, SettingsShape, SiteShape } from '../shapes/SettingsShape';
export type { Account, StoredWidget } from './Account';
export { describeChange } from './describeChange';
