import { type CredentialValues, messenger } from '../providers/pure/index';
import { buildApiUrls, buildShared } from './providerSettings';
import type { Env } from './readEnv';

/** How to reach the Messenger platform, and what signs its calls. */
export type MessengerSettings = {
  appSecret: string;
  /** What the platform sends to verify the webhook. */
  verifyToken: string | undefined;
  apiUrl: string;
  /** The token of each page that this installation sends from. */
  pageTokens: Readonly<Record<string, string>>;
};

/** The providers that this installation may use; one that isn't set up is missing. [OWN-13] */
export type ChannelSettings = {
  /** The installation's own credentials with SMS providers, by provider. */
  shared: Readonly<Record<string, CredentialValues>>;
  messenger: MessengerSettings | undefined;
  /** The accounts that may use the installation's credentials; all others bring their own. */
  sharedWith: readonly number[];
  /** How many SMS segments a day each of them may send with those. */
  mostDailyParts: number;
  /** The providers' addresses, for all credentials; the usual one for those not named. */
  apiUrls: Readonly<Record<string, string>>;
};

/** Assembles the provider settings from the environment, which is already validated. [OWN-20] */
export function buildChannelSettings(env: Env): ChannelSettings {
  const { MESSENGER_APP_SECRET: appSecret } = env;
  return {
    shared: buildShared(env),
    messenger: appSecret
      ? {
          appSecret,
          verifyToken: env.MESSENGER_VERIFY_TOKEN,
          apiUrl: env.MESSENGER_API_URL,
          pageTokens: env.MESSENGER_PAGE_TOKENS,
        }
      : undefined,
    sharedWith: env.PROVIDER_ACCOUNTS,
    mostDailyParts: env.PROVIDER_DAILY_PARTS,
    apiUrls: { ...buildApiUrls(env), [messenger.name]: env.MESSENGER_API_URL },
  };
}
