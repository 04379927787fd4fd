import * as v from 'valibot';
import * as limits from '../constants/limits';
import * as lists from '../constants/lists';
import { field } from '../widget/field';
import type { Language } from '../widget/Widget';
import { english } from './english';
import { translatedFields } from './translatedFields';

const law = ['us', 'eu'] as const;
/** What is part of the legal notice, or a field of the widget: replacing it where it is drawn would change what a consent records. [SMS-11] */
const fixed: ReadonlySet<unknown> = new Set(['terms', 'privacy', ...Object.values(translatedFields)]);
const names = (Object.keys(english) as (keyof typeof english)[]).filter((name) => !fixed.has(name));
const text = v.pipe(
  v.string(),
  v.maxLength(limits.textCharacters, `must be text of up to ${limits.textCharacters} characters`),
);

/** What an owner wrote for one language of a widget. Whatever is missing is built in, or as in the widget's first language. */
export const OwnTexts = v.object({
  /** The widget's own texts, by their place in `data`. */
  fields: v.optional(
    v.record(v.picklist(Object.keys(translatedFields), 'is not a text of a widget'), text),
    {},
  ),
  /** Replaced built-in texts, by name. */
  texts: v.optional(v.record(v.picklist(names, 'is not a built-in text'), text), {}),
  /**
   * The legal notice of the phone form as the owner confirmed it, and the law it was written for. Without it, or under another law,
   * a form that needs one does not speak this language. [SMS-11, A-45]
   */
  legal: v.optional(
    v.object({
      text: v.pipe(text, v.trim(), v.regex(/\bSTOP\b/, 'must contain the word STOP')),
      law: field.strictWord(law),
    }),
  ),
  /** A legal text that the owner has written and not confirmed: nobody sees it, and the widget can't be published. */
  legalDraft: v.optional(text),
});
export type OwnTexts = v.InferOutput<typeof OwnTexts>;

type Known = Record<Language, v.OptionalSchema<typeof OwnTexts, undefined>>;

/** Section `languages` of a widget: stored, and served one language at a time. */
export const Languages = v.object(
  Object.fromEntries(lists.languages.map((language) => [language, v.optional(OwnTexts)])) as Known,
);
export type Languages = v.InferOutput<typeof Languages>;
