import * as v from 'valibot';
import { field } from './field';

/** The colours of a widget. Those without a default are chosen by the drawing. [ENT-12, DEF-14, DEF-16] */
export const Colors = v.object({
  background: field.maybeColor,
  backgroundCheckbox: field.maybeColor,
  headline: field.maybeColor,
  description: field.maybeColor,
  button: field.maybeColor,
  buttonBackground: field.color('#0084ff'),
  buttonText: field.color('#ffffff'),
  smsHeadline: field.maybeColor,
  smsDescription: field.maybeColor,
  smsLegalText: field.color('white'),
});
export type Colors = v.InferOutput<typeof Colors>;
