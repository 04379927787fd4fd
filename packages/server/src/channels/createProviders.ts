import type { Sql } from '../database/index';
import type { ChannelSettings } from '../env/index';
import type { Providers } from '../messages/index';
import { webhookPaths } from '../messages/pure/index';
import { createMessengerProvider } from '../messenger/index';
import { createSandboxProvider } from '../sandbox/index';
import type { Credentials } from '../secrets/index';
import { createTwilioProvider } from '../sms/index';
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
