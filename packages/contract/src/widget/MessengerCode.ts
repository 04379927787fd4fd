import * as v from 'valibot';
import { field } from './field';

/** Section `messenger_code_settings`: the look of a QR code. [ENT-19, DEF-26] */
export const MessengerCode = v.object({
  size: field.number(200, [50, 2000]),
  removeLogoBackground: field.flag(false),
  colors: v.optional(v.object({ bgColor: field.color('#ffffff'), fgColor: field.color('#000000') }), {}),
});
export type MessengerCode = v.InferOutput<typeof MessengerCode>;
