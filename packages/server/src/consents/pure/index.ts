/** The pure part. Other folders use only these names. */
export { listNotices, listSpokenNotices, type Notice } from './listNotices';
