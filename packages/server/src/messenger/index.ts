/** What other folders may use: Messenger: webhook, threads, comments, links and codes. */
export { signBody } from './isSignedBy';
export { createMessengerProvider } from './providers/createMessengerProvider';
export { verifyMessenger } from './providers/verifyMessenger';
export { adsRoutes } from './routes/adsRoutes';
export { serveMessengerCode } from './routes/serveMessengerCode';
export { serveRefUrl } from './routes/serveRefUrl';
export { webhooksMessenger } from './routes/webhooksMessenger';
