/** The pure part. Other folders use only these names. */
export { addHost } from './addHost';
export { writeAccountScript } from './buildAccountScript';
export { type BuiltBootstrap, builtInTexts } from './buildBootstrap';
export { pickNotice } from './pickNotice';
export type { VisitorBuild } from './VisitorBuild';
