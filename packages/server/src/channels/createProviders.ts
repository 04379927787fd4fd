import type { Sql } from '../database/index';
import type { ChannelSettings } from '../env/index';
import type { Provider, Providers } from '../messages/index';
import { createMessengerProvider } from '../messenger/index';
import {
  apiUrlOf,
  type CredentialValues,
  type MessengerCredentials,
  messenger as messengerRecord,
  type SmsProvider,
  smsProviders,
} from '../providers/pure/index';
import { createSandboxProvider } from '../sandbox/index';
import type { Credentials } from '../secrets/index';
import { createSmsProvider } from '../sms/index';
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
  const { apiUrls, sharedWith, shared, messenger } = channels;
  const same = { sql, credentials, sharedWith };
  const createSms = (record: SmsProvider): Provider => {
    const statusUrl = publicUrl && `${publicUrl}${record.webhook.path}`;
    const create = (own: CredentialValues) =>
      createSmsProvider(record, { own, apiUrl: apiUrlOf(record, apiUrls), statusUrl });
    const lent = shared[record.name];
    return createAccountProvider({ ...same, name: record.name, create, shared: lent && create(lent) });
  };
  const byMessenger = createAccountProvider<MessengerCredentials>({
    ...same,
    name: messengerRecord.name,
    create: ({ pageId, pageToken }) =>
      createMessengerProvider({
        apiUrl: apiUrlOf(messengerRecord, apiUrls),
        pageTokens: { [pageId]: pageToken },
      }),
    shared: messenger && createMessengerProvider(messenger),
  });
  return {
    sandbox: createSandboxProvider(sql),
    ...Object.fromEntries(
      smsProviders
        .filter(({ name }) => credentials || shared[name])
        .map((record) => [record.name, createSms(record)]),
    ),
    ...((credentials || messenger) && { [messengerRecord.name]: byMessenger }),
  };
}
