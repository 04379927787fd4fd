import { channelNames } from '../components/channelNames';
import { copy } from '../copy/copy';

const names: Readonly<Record<string, string>> = {
  ...channelNames,
  messenger: channelNames.fb,
  whatsapp: 'WhatsApp',
  email: copy.figures.email,
};

/** A channel, how often it was chosen, and its share of all choices. */
export type ChannelPart = { label: string; count: number; share: number };

/** How often each channel was chosen, most frequent first; events without a channel are left out. [OWN-11] */
export function splitChannels(counts: Readonly<Record<string, number>>): ChannelPart[] {
  const chosen = Object.entries(counts).filter(([channel, count]) => channel !== '' && count > 0);
  const all = chosen.reduce((sum, [, count]) => sum + count, 0);
  return chosen
    .map(([channel, count]) => ({ label: names[channel] ?? channel, count, share: count / all }))
    .sort((one, other) => other.count - one.count);
}
