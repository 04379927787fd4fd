import * as v from 'valibot';
import * as texts from '../constants/texts';
import { field } from './field';

/** Section `actions`: what the bot does with a new subscriber. [ENT-14, DEF-04] */
export const Actions = v.object({
  sequence: field.maybeText,
  opt_in_text: field.text(texts.subscribe),
  opt_in_keywords: field.lines,
});
export type Actions = v.InferOutput<typeof Actions>;
