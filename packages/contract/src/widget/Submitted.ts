import * as v from 'valibot';
import * as texts from '../constants/texts';
import { field } from './field';
import { mediaFields } from './mediaFields';

/** Section `submitted`: what follows a successful opt-in. [ENT-13, DEF-05, DEF-15] */
export const Submitted = v.object({
  title: field.text(texts.submittedTitle),
  desc: field.text(texts.submittedText),
  ctaText: field.text(texts.viewInMessenger),
  /** `message`, `redirect` or `nothing`; every other word means `message`. [SUB-19] */
  action: field.text('message'),
  redirect: field.flag(false),
  redirectUrl: field.text(),
  /** `new` opens another tab; any other word stays in this one. [SUB-20] */
  redirectTarget: field.text('same'),
  colors: v.optional(
    v.object({
      background: field.maybeColor,
      headline: field.maybeColor,
      description: field.maybeColor,
      buttonBackground: field.color('#12CE66'),
      buttonText: field.color('#ffffff'),
    }),
    {},
  ),
  ...mediaFields,
});
export type Submitted = v.InferOutput<typeof Submitted>;
