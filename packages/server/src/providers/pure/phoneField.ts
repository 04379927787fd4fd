import * as v from 'valibot';
import type { CredentialField } from './ProviderRecord';

const secretCharacters = 500;
const phoneCharacters = 64;

/** A secret from a provider. */
export const secretSchema = v.pipe(
  v.string(),
  v.regex(/^\S{8,}$/, 'must be the secret from your provider, without spaces'),
  v.maxLength(secretCharacters, 'is too long'),
);

/** Said under a field with a secret. */
export const keptSecret = {
  en: 'Stored encrypted and never shown again.',
  es: 'Se guarda cifrado y no se vuelve a mostrar.',
};

/** The number that an account texts from. */
export const phoneField: CredentialField = {
  schema: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(phoneCharacters, `must have at most ${phoneCharacters} characters`),
  ),
  label: { en: 'Your number', es: 'Tu número' },
  placeholder: '+1 202 555 0100',
};
