import type { Sql } from '../database/Sql';
import { createSandboxProvider } from './createSandboxProvider';
import { createTwilioProvider } from './createTwilioProvider';
import type { Providers } from './Provider';
import type { ChannelSettings } from './readChannelSettings';

/** Where providers tell what came in, and what became of messages. */
export const smsWebhookPath = '/webhooks/sms';

type Input = { sql: Sql; channels: ChannelSettings; publicUrl: string | undefined };

/** The providers that this installation has been set up for; the sandbox is always among them. [OWN-13] */
export function createProviders({ sql, channels, publicUrl }: Input): Providers {
  const statusUrl = publicUrl && `${publicUrl}${smsWebhookPath}`;
  return {
    sandbox: createSandboxProvider(sql),
    ...(channels.twilio && { twilio: createTwilioProvider({ ...channels.twilio, statusUrl }) }),
  };
}
