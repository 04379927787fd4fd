import type { Sql } from '../database/Sql';
import type { ChannelSettings } from '../env/readChannelSettings';
import type { Providers } from '../messages/Provider';
import { webhookPaths } from '../messages/pure/webhookPaths';
import { createMessengerProvider } from '../messenger/providers/createMessengerProvider';
import { createSandboxProvider } from '../sandbox/createSandboxProvider';
import type { Credentials } from '../secrets/Credentials';
import { createTwilioProvider } from '../sms/providers/createTwilioProvider';
import { createAccountProvider } from './createAccountProvider';

type Input = {
  sql: Sql;
  channels: ChannelSettings;
  publicUrl: string | undefined;
  /** The accounts' credentials; without them only those of the installation are used. */
  credentials?: Credentials | undefined;
};

/** The providers of this installation: always the sandbox, others if it or its accounts have credentials. [OWN-13] */
export function createProviders({ sql, channels, publicUrl, credentials }: Input): Providers {
  const statusUrl = publicUrl && `${publicUrl}${webhookPaths.sms}`;
  const { apiUrls, sharedWith, twilio, messenger } = channels;
  const same = { credentials, sharedWith };
  const byTwilio = createAccountProvider({
    ...same,
    name: 'twilio',
    create: (own) => createTwilioProvider({ ...own, apiUrl: apiUrls.twilio, statusUrl }),
    shared: twilio && createTwilioProvider({ ...twilio, statusUrl }),
  });
  const byMessenger = createAccountProvider({
    ...same,
    name: 'messenger',
    create: ({ pageId, pageToken }) =>
      createMessengerProvider({ apiUrl: apiUrls.messenger, pageTokens: { [pageId]: pageToken } }),
    shared: messenger && createMessengerProvider(messenger),
  });
  return {
    sandbox: createSandboxProvider(sql),
    ...((credentials || twilio) && { twilio: byTwilio }),
    ...((credentials || messenger) && { messenger: byMessenger }),
  };
}
