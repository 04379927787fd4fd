import type { Env } from '../env/readEnv';

/** How to reach Twilio, and what signs its calls. */
export type TwilioSettings = { accountSid: string; authToken: string; apiUrl: string };

/** How to reach the messenger platform, and what signs its calls. */
export type MessengerSettings = {
  appSecret: string;
  /** What the platform repeats when it asks whether the webhook is ours. */
  verifyToken: string | undefined;
  apiUrl: string;
  /** The token of each page that this installation speaks for. */
  pageTokens: Readonly<Record<string, string>>;
};

/** The providers that this installation may speak to; one that is not set up is undefined. [OWN-13] */
export type ChannelSettings = {
  twilio: TwilioSettings | undefined;
  messenger: MessengerSettings | undefined;
  /** The accounts that may use these credentials of the installation; all others bring their own. */
  sharedWith: readonly number[];
  /** So many parts of texts a day each of them may send with those. */
  mostDailyParts: number;
  /** Where the providers are, whoever's credentials are used. */
  apiUrls: { twilio: string; messenger: string };
};

/** No outside provider: what an installation starts with. */
export const noChannels: ChannelSettings = {
  twilio: undefined,
  messenger: undefined,
  sharedWith: [],
  mostDailyParts: 0,
  apiUrls: { twilio: 'https://api.twilio.com', messenger: 'https://graph.facebook.com' },
};

/** Puts together what the environment says about providers; its reading has seen to it that nothing is missing. [OWN-20] */
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
