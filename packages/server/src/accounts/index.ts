/** Accounts, members, sessions, keys, the audit log and settings. Other folders use only these names. */

export { createSignInLink } from './createSignInLink';
export { createSiteNotes, type SiteNotes } from './createSiteNotes';
export { loadAccount } from './loadAccount';
export { generateAccountNumbers } from './openSession';
export { addressRoutes } from './routes/addressRoutes';
export { parseSessionCookie } from './routes/buildSessionCookie';
export { checkPassword } from './routes/checkPassword';
export { findCaller } from './routes/findCaller';
export { invitationRoutes } from './routes/invitationRoutes';
export { joinRoutes } from './routes/joinRoutes';
export { keyRoutes } from './routes/keyRoutes';
export { memberRoutes } from './routes/memberRoutes';
export { meRoutes } from './routes/meRoutes';
export { passwordRoutes } from './routes/passwordRoutes';
export { serveSignInLink } from './routes/serveSignInLink';
export { sessionRoutes } from './routes/sessionRoutes';
export { settingsRoutes } from './routes/settingsRoutes';
export { writeAudit, writeView } from './routes/writeAudit';
export { findSession } from './store/findSession';
export { insertAccount, insertWidget } from './store/insertAccount';
export { listMembers } from './store/listMembers';
export { lockAccount, lockAccounts } from './store/lockAccounts';
export { pruneExpired } from './store/pruneExpired';
export { selectAccount } from './store/selectAccount';
export { type Sender, selectSender } from './store/selectSender';
export { untilDay } from './store/untilDay';
export { updateSettings } from './store/updateSettings';
