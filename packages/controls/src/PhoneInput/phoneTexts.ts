import { texts } from '@beckon/contract';

/** The texts of the phone input in English. [C-PHONE-03, A-65] */
export const phoneTexts = {
  country: texts.phoneCountry,
  search: texts.phoneSearch,
  noCountry: texts.phoneNoCountry,
  numberHint: texts.phoneHint,
  listFailed: texts.phoneListFailed,
} as const;

/** The same texts in any language. */
export type PhoneTexts = { readonly [Name in keyof typeof phoneTexts]: string };
