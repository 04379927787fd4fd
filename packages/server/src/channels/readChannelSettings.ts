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
};

/** No outside provider: what an installation starts with. */
export const noChannels: ChannelSettings = { twilio: undefined, messenger: undefined };

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
  };
}
