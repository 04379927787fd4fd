import type { PublicChannel } from '@beckon/contract/messageChannels';
import type * as v from 'valibot';

/** A text in the languages of the console. */
export type Words = { en: string; es: string };

/** One value of a provider's credentials: how the API checks it, and how the console asks for it. [OWN-02] */
export type CredentialField = {
  schema: v.GenericSchema<string, string>;
  label: Words;
  help?: Words;
  placeholder?: string;
  isSecret?: true;
  /** The operator may set it for several accounts, as `<PROVIDER>_<FIELD>`: what the variable means, and how to write it. */
  shared?: { doc: string; write: string };
};
export type CredentialFields = Readonly<Record<string, CredentialField>>;

/** The credentials of an account with a provider that has these fields. */
export type CredentialsOf<Fields extends CredentialFields> = { readonly [Name in keyof Fields]: string };

/** Any account's credentials with any provider. */
export type CredentialValues = Readonly<Record<string, string>>;

/** A company that sends messages: what connects an account to it. [OWN-02, OWN-13, OWN-14] */
export type ProviderRecord<Fields extends CredentialFields = CredentialFields> = {
  /** In settings, addresses and the database: lowercase letters. */
  name: string;
  channel: PublicChannel;
  /** Its brand, the same in every language. */
  label: string;
  lead: Words;
  /** Where its API is, unless the operator says otherwise (`<PROVIDER>_API_URL`). */
  apiUrl: string;
  fields: Fields;
  /** The field whose last characters the console shows. */
  shown: keyof Fields & string;
  /** The field with the number or page that it sends from. */
  contact: keyof Fields & string;
  /** The field to check if the provider rejects the credentials, or says that they don't own the number or page. */
  wrongFields: { wrong: keyof Fields & string; foreign: keyof Fields & string };
  /** What the owner copies to the provider, so that replies arrive here. */
  setUp: readonly { label: Words; value: 'webhook' | 'verifyToken' }[];
};
