/** What other folders may use of the pure part: what every page loads: account scripts, configurations, files. */
export { addHost } from './addHost';
export { buildAccountScript } from './buildAccountScript';
export { type BuiltBootstrap, buildBootstrap, builtInTexts } from './buildBootstrap';
export { pickNotice } from './pickNotice';
export type { VisitorBuild } from './VisitorBuild';
