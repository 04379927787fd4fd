import * as v from 'valibot';
import { field } from './field';

/** The colors of a widget. The drawing picks those without a default. [ENT-12, DEF-14, DEF-16] */
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
