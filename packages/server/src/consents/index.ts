/** The chain of consents and the notices that were shown. Other folders use only these names. */
export { appendConsent } from './store/appendConsent';
export { isErased } from './store/isErased';
export { listConsents, listOptIns } from './store/listConsents';
export { matchNumber } from './store/matchNumber';
export { markConsents, redactConsents } from './store/redactConsents';
export { saveNotices } from './store/saveNotices';
export { selectNotice } from './store/selectNotice';
export { listConsentAccounts, verifyConsentChain } from './store/verifyConsentChain';
