import type { ContactChannel } from '../../core/Event';
import { emailPath } from '../icons/emailPath';
import { messengerPath } from '../icons/messengerPath';
import { smsPath } from '../icons/smsPath';
import { whatsappPath } from '../icons/whatsappPath';

/** The icon of each channel. [OMNI-08, OMNI-23] */
export const channelPaths: Readonly<Record<ContactChannel, string>> = {
  messenger: messengerPath,
  sms: smsPath,
  whatsapp: whatsappPath,
  email: emailPath,
};
