import * as v from 'valibot';
import { field } from './field';

/** Section `channels`: where the omnichat leads. [ENT-16, DEF-22] */
export const Channels = v.object({
  enable_facebook: field.flag(false),
  enable_whatsapp: field.flag(false),
  enable_sms: field.flag(false),
  enable_email: field.flag(false),
  email_to: field.text(),
  whatsapp_code: field.text('US'),
  whatsapp_number: field.text(),
  whatsapp_id: field.text(),
  whatsapp_prefill: field.text(),
});
export type Channels = v.InferOutput<typeof Channels>;
