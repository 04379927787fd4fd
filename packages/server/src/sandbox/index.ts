/** The simulated phone and Messenger. Other folders use only these names. */
export { createSandboxProvider } from './createSandboxProvider';
export { readSandboxBuild, type SandboxBuild } from './readSandboxBuild';
export { restrictSandbox } from './routes/restrictSandbox';
export { sandboxActions } from './routes/sandboxActions';
export { sandboxPage } from './routes/sandboxPage';
export { sandboxRoutes } from './routes/sandboxRoutes';
export { sandboxStream } from './routes/sandboxStream';
