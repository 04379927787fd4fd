/** Secrets: made, hashed, sealed and stored. Other folders use only these names. */
export type { Credentials } from './Credentials';
export { buildVerifyToken, createCredentials, credentialPlace } from './createCredentials';
export { createPasswords, type Passwords, type PasswordWork } from './createPasswords';
export { createSecretBox, markSecretKey, type Sealer, type SecretBox } from './createSecretBox';
export { createSecretMemory } from './createSecretMemory';
export { deriveKey, deriveNumberKey } from './deriveKey';
export { generateSecret, hashSecret } from './generateSecret';
export { isSameSecret } from './isSameSecret';
export { buildWebKey } from './parseWebKey';
export {
  hasSecretKey,
  listKeyMarks,
  listNumberKeys,
  readKeys,
  readSecondKey,
  readSecretKey,
} from './readSecretKey';
export { checkSecretKey, refuseOtherKey } from './store/checkSecretKey';
export { ensureSecret, sandboxSecret } from './store/ensureSecret';
export { resealSecrets } from './store/resealSecrets';
export {
  type Contact,
  listUnreadSecrets,
  selectContact,
  selectContacts,
  type UnreadSecret,
  updateContact,
} from './store/selectContacts';
export {
  deleteSecret,
  hasSecret,
  listSecrets,
  updateSignedCall,
  upsertSecret,
} from './store/upsertSecret';
