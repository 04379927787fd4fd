import type { Channel } from '@beckon/contract';
import { copy } from '../copy/copy';

/** A device to preview a widget on: its window, and its user agent if that makes a difference. */
export type Device = { label: string; widthPx: number; heightPx: number; userAgent: string | undefined };

const { devices: names } = copy.preview;
const phone = { widthPx: 390, heightPx: 844 };

/** The devices of previews. iPhones have their own form: visitors there send a text first. [OWN-08, SMS-08] */
export const devices = {
  desktop: { label: names.computer, widthPx: 1280, heightPx: 800, userAgent: undefined },
  phone: { ...phone, label: names.phone, userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' },
  iphone: {
    ...phone,
    label: names.iphone,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148',
  },
} as const satisfies Record<string, Device>;
export type DeviceName = keyof typeof devices;

/** The devices on which a widget looks different; `hasTexts` says whether a chat bubble has a form for texts. [OWN-08] */
export function devicesFor(channel: Channel, hasTexts = true): DeviceName[] {
  const asksForNumber = channel === 'sms' || (channel === 'omni' && hasTexts);
  return asksForNumber ? ['desktop', 'phone', 'iphone'] : ['desktop', 'phone'];
}
