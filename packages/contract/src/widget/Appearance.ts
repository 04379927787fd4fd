import * as v from 'valibot';
import * as texts from '../constants/texts';
import { field } from './field';

/** Section `appearance`: the omnichat's greeting. [ENT-17, DEF-23, DEF-24] */
export const Appearance = v.object({
  greeting_headline: field.text(texts.omnichatHeadline),
  greeting_text: field.text(texts.omnichatGreeting),
  colors: v.optional(
    v.object({
      background: field.maybeColor,
      greetingHeadline: field.maybeColor,
      greetingText: field.maybeColor,
      legalText: field.maybeColor,
    }),
    {},
  ),
});
export type Appearance = v.InferOutput<typeof Appearance>;
