/** The companies that send messages, one record each. Other folders use only these names. */
export { type MessengerCredentials, messenger } from './messenger';
export type { CredentialField, CredentialValues, ProviderRecord } from './ProviderRecord';
export { isLater, isUnsure } from './parsePassing';
export { apiUrlOf, labelProvider, listChoices, providerRecords } from './providerRecords';
export type { SendOutcome, Verdict } from './SendOutcome';
export type {
  ParsedCall,
  ProviderAnswer,
  ProviderRequest,
  SigningTools,
  SmsProvider,
  WebhookCall,
} from './SmsProvider';
export { findSmsProvider, smsProviders } from './smsProviders';
