import type { SmsProvider } from './SmsProvider';
import { twilio } from './twilio/twilio';
import { vonage } from './vonage/vonage';

/** The SMS providers. To add one, write its record and name it here. [OWN-02, OWN-13] */
export const smsProviders: readonly SmsProvider[] = [twilio, vonage];

/** The SMS provider with this name; none for `none`, `sandbox` and unknown names. [OWN-13] */
export const findSmsProvider = (name: string): SmsProvider | undefined =>
  smsProviders.find((provider) => provider.name === name);
