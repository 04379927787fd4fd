const names: Readonly<Record<string, string>> = {
  messenger: 'Messenger',
  fb: 'Messenger',
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  email: 'Mail',
};

/** A channel, how often it was chosen, and its share of all choices. */
export type ChannelPart = { label: string; count: number; share: number };

/** How often each channel was taken, the most frequent first; what names none does not count. [OWN-11] */
export function splitChannels(counts: Readonly<Record<string, number>>): ChannelPart[] {
  const chosen = Object.entries(counts).filter(([channel, count]) => channel !== '' && count > 0);
  const all = chosen.reduce((sum, [, count]) => sum + count, 0);
  return chosen
    .map(([channel, count]) => ({ label: names[channel] ?? channel, count, share: count / all }))
    .sort((one, other) => other.count - one.count);
}
