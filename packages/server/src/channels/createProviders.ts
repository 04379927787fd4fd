import type { Sql } from '../database/Sql';
import { createMessengerProvider } from '../messenger/createMessengerProvider';
import { webhookPaths } from '../rules/webhookPaths';
import { createSandboxProvider } from './createSandboxProvider';
import { createTwilioProvider } from './createTwilioProvider';
import type { Providers } from './Provider';
import type { ChannelSettings } from './readChannelSettings';

type Input = { sql: Sql; channels: ChannelSettings; publicUrl: string | undefined };

/** The providers that this installation has been set up for; the sandbox is always among them. [OWN-13] */
export function createProviders({ sql, channels, publicUrl }: Input): Providers {
  const statusUrl = publicUrl && `${publicUrl}${webhookPaths.sms}`;
  return {
    sandbox: createSandboxProvider(sql),
    ...(channels.twilio && { twilio: createTwilioProvider({ ...channels.twilio, statusUrl }) }),
    ...(channels.messenger && { messenger: createMessengerProvider(channels.messenger) }),
  };
}
