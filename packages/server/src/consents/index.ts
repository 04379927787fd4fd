/** The chain of consents and the notices that were shown. Other folders use only these names. */
export { appendConsent } from './store/appendConsent';
export { findNotice } from './store/findNotice';
export { isOfNumber } from './store/isOfNumber';
export { listConsents, listOptIns } from './store/listConsents';
export { markConsents, redactConsents } from './store/redactConsents';
export { saveNotices } from './store/saveNotices';
export { listConsentAccounts, verifyConsentChain } from './store/verifyConsentChain';
