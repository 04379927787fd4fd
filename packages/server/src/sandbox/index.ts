/** What other folders may use: the simulated phone and Messenger. */
export { createSandboxProvider } from './createSandboxProvider';
export { readSandboxBuild, type SandboxBuild } from './readSandboxBuild';
export { keepSandboxLocal } from './routes/keepSandboxLocal';
export { sandboxActs } from './routes/sandboxActs';
export { sandboxPage } from './routes/sandboxPage';
export { sandboxRoutes } from './routes/sandboxRoutes';
export { sandboxStream } from './routes/sandboxStream';
