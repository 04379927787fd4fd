/** What every page loads: account scripts, configurations, files. Other folders use only these names. */
export { type CompiledAccount, compileAccount } from './compileAccount';
export { type BootstrapMemory, createBootstrapMemory } from './createBootstrapMemory';
export { createHostText, type HostText } from './markText';
export { readVisitorBuild } from './readVisitorBuild';
export { createFindConfig, type FindConfig } from './routes/createFindConfig';
export { type FindWhitelist, recordSites } from './routes/recordSites';
export { serveAccountScript } from './routes/serveAccountScript';
export { serveBootstrap } from './routes/serveBootstrap';
export { serveFrames } from './routes/serveFrames';
export { serveTexts } from './routes/serveTexts';
export { serveVisitorFiles } from './routes/serveVisitorFiles';
export { listenConfig } from './store/listenConfig';
export { selectConfigMark } from './store/selectConfigMark';
