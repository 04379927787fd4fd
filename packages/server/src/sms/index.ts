/** Texts: sending, keywords, STOP and HELP, the webhook. Other folders use only these names. */
export { canText } from './canText';
export { createSmsProvider } from './createSmsProvider';
export { issueSmsRef } from './issueSmsRef';
export { queueTexts, reserveTexts } from './queueTexts';
export { releaseTexts } from './releaseTexts';
export { webhooksSms } from './routes/webhooksSms';
export { signingTools } from './signingTools';
export { countAttempt, gateCounts, lockGates, nameGateCounts } from './store/countAttempt';
export { causeOfQuestion, insertPending, samePending } from './store/insertPending';
export { claimBudgetNotice } from './store/reserveSpending';
export { retireLastNumber, retireSmsNumber } from './store/selectSmsNumbers';
export { verifySmsProvider } from './verifySmsProvider';
