/** The pure part. Other folders use only these names. */
export { countParts } from './countParts';
export { type PlannedText, planSmsFollowUp } from './planSmsFollowUp';
export { readServedPhone, type ServedCountries } from './readServedPhone';
export { dailyParts, findClosed, type Gate, type GateKind, listGates } from './smsGates';
export { smsTexts } from './smsTexts';
