/** What other folders may use: which provider sends for an account: the registry, connections, test messages. */
export { createProviders } from './createProviders';
export { connectionRoutes } from './routes/connectionRoutes';
export { testMessageRoutes } from './routes/testMessageRoutes';
