import type { Reason } from '@beckon/contract/data/reasons';
import * as v from 'valibot';
import type { CredentialField } from './ProviderRecord';

const secretCharacters = 500;
const phoneCharacters = 64;

/** A secret from a provider. */
export const secretSchema = v.pipe(
  v.string(),
  v.regex(/^\S{8,}$/, 'secret' satisfies Reason),
  v.maxLength(secretCharacters, 'too_long' satisfies Reason),
);

/** Said under a field with a secret. */
export const secretHelp = {
  en: 'Stored encrypted and never shown again.',
  es: 'Se guarda cifrado y no se vuelve a mostrar.',
};

/** The number that an account texts from. */
export const phoneField: CredentialField = {
  schema: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'empty' satisfies Reason),
    v.maxLength(phoneCharacters, 'most_characters' satisfies Reason),
  ),
  label: { en: 'Your number', es: 'Tu número' },
  placeholder: '+1 202 555 0100',
};
