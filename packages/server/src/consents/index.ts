/** What other folders may use: the chain of consents and the notices that were shown. */
export { appendConsent } from './store/appendConsent';
export { findNotice } from './store/findNotice';
export { listConsents, listOptIns } from './store/listConsents';
export { saveNotices } from './store/saveNotices';
export { listConsentAccounts, verifyConsentChain } from './store/verifyConsentChain';
