/** What other folders may use of the pure part: texts: sending, keywords, STOP and HELP, the webhook. */
export { countParts } from './countParts';
export { type PlannedText, planSmsFollowUp } from './planSmsFollowUp';
export { readServedPhone, type ServedCountries } from './readServedPhone';
export { dailyParts, findClosed, type Gate, type GateKind, listGates } from './smsGates';
export { smsTexts } from './smsTexts';
