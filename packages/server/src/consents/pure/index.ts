/** What other folders may use of the pure part: the chain of consents and the notices that were shown. */
export { listNotices, listSpokenNotices, type Notice } from './listNotices';
