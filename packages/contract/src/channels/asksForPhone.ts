/** Whether a widget asks for a phone number, so that a legal notice is beside it. [SMS-01, SMS-11, OMNI-12] */
export function asksForPhone({ channel, data }: { channel: string; data: { channels?: unknown } }): boolean {
  const channels = data.channels as { enable_sms?: unknown } | null | undefined;
  return channel === 'sms' || (channel === 'omni' && channels?.enable_sms === true);
}
