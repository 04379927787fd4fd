/** Messenger: webhook, threads, comments, links and codes. Other folders use only these names. */
export { signBody } from './isSignedBy';
export { createMessengerProvider } from './providers/createMessengerProvider';
export { verifyMessenger } from './providers/verifyMessenger';
export { adsRoutes } from './routes/adsRoutes';
export { serveMessengerCode } from './routes/serveMessengerCode';
export { serveRefUrl } from './routes/serveRefUrl';
export { webhooksMessenger } from './routes/webhooksMessenger';
export { startInbox } from './startInbox';
export { pruneMessengerInbox, retryMessengerEvent } from './store/claimMessengerEvents';
