/** Phone numbers as they are stored: sealed, with keys that aren't in the database. Other folders use only these names. */
export { attachNumbers, numbersOf } from './attachNumbers';
export { isSealed } from './createNumberBox';
export { isKeyMissing, noNumberKey } from './createNumbers';
export {
  hasLostNumber,
  listForms,
  listRecipientForms,
  openBody,
  openOrKeep,
  openOrNull,
  openRecipient,
  openTexts,
  sealNumber,
  sealRecipient,
} from './sealNumber';
export { startFollowing } from './startFollowing';
export {
  finishSealing,
  loadNumbers,
  readNumbers,
  resealEnvelope,
  selectSealingAgeMs,
  selectSealState,
  startSealing,
} from './store/loadNumbers';
