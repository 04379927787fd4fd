const names: Readonly<Record<string, string>> = {
  messenger: 'Messenger',
  sms: 'Text message',
  whatsapp: 'WhatsApp',
  email: 'Mail',
};

/** A channel, how often it was chosen, and its share of all choices. */
export type ChannelPart = { label: string; count: number; share: number };

/** How often each channel was chosen, the most frequent first; clicks that chose none are no choice. [OWN-11] */
export function splitChannels(clicks: Readonly<Record<string, number>>): ChannelPart[] {
  const chosen = Object.entries(clicks).filter(([channel, count]) => channel !== '' && count > 0);
  const all = chosen.reduce((sum, [, count]) => sum + count, 0);
  return chosen
    .map(([channel, count]) => ({ label: names[channel] ?? channel, count, share: count / all }))
    .sort((one, other) => other.count - one.count);
}
