import type { Env } from './readEnv';

/** How to reach Twilio, and what signs its calls. */
export type TwilioSettings = { accountSid: string; authToken: string; apiUrl: string };

/** How to reach the Messenger platform, and what signs its calls. */
export type MessengerSettings = {
  appSecret: string;
  /** What the platform sends to verify the webhook. */
  verifyToken: string | undefined;
  apiUrl: string;
  /** The token of each page that this installation sends from. */
  pageTokens: Readonly<Record<string, string>>;
};

/** The providers that this installation may use; one that isn't set up is undefined. [OWN-13] */
export type ChannelSettings = {
  twilio: TwilioSettings | undefined;
  messenger: MessengerSettings | undefined;
  /** The accounts that may use the installation's credentials; all others bring their own. */
  sharedWith: readonly number[];
  /** How many SMS segments a day each of them may send with those. */
  mostDailyParts: number;
  /** The providers' addresses, for all credentials. */
  apiUrls: { twilio: string; messenger: string };
};

/** No external provider: what an installation starts with. */
export const noChannels: ChannelSettings = {
  twilio: undefined,
  messenger: undefined,
  sharedWith: [],
  mostDailyParts: 0,
  apiUrls: { twilio: 'https://api.twilio.com', messenger: 'https://graph.facebook.com' },
};

/** Assembles the provider settings from the environment, which is already validated. [OWN-20] */
export function readChannelSettings(env: Env): ChannelSettings {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = env;
  const { MESSENGER_APP_SECRET: appSecret } = env;
  return {
    twilio: accountSid && authToken ? { accountSid, authToken, apiUrl: env.TWILIO_API_URL } : undefined,
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
    apiUrls: { twilio: env.TWILIO_API_URL, messenger: env.MESSENGER_API_URL },
  };
}
