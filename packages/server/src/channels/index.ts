/** Which provider sends for an account: the registry, connections, test messages. Other folders use only these names. */
export { createProviders } from './createProviders';
export { fillContacts } from './fillContacts';
export { connectionRoutes } from './routes/connectionRoutes';
export { failedMessageRoutes } from './routes/failedMessageRoutes';
export { testMessageRoutes } from './routes/testMessageRoutes';
