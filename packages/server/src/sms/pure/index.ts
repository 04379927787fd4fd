/** The pure part. Other folders use only these names. */
export { chooseTextTimes, type TextTimes } from './chooseTextTimes';
export { countParts } from './countParts';
export { parseServedPhone, type ServedCountries } from './parseServedPhone';
export { type PlannedText, planSmsFollowUp } from './planSmsFollowUp';
export { dailyParts, findClosed, type Gate, type GateKind, listGates } from './smsGates';
export { smsTexts } from './smsTexts';
