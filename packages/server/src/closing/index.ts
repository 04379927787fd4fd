/** Closing an account, which owners know as deleting it; restoring it, its export, and erasing everything in it. Other folders use only these names. */
export { closingRoutes } from './routes/closingRoutes';
export { eraseAccounts } from './store/eraseAccounts';
