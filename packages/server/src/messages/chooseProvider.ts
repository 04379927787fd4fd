import type { Provider, ProviderName, Providers } from './Provider';

/** The provider of an account's channel, or a sentence that says what its owner must do. */
export type ChosenProvider = { ok: true; provider: Provider } | { ok: false; error: string };

/** What to set for a missing provider. */
const needs: Record<ProviderName, string> = {
  sandbox: 'the sandbox is always available',
  twilio: 'set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
  messenger: 'set MESSENGER_APP_SECRET and MESSENGER_PAGE_TOKENS',
};

/** Finds the provider that an account chose for a channel. [OWN-13] */
export function chooseProvider(providers: Providers, name: string): ChosenProvider {
  if (name === 'none') return { ok: false, error: 'the account has no provider for this channel' };
  const provider = providers[name as ProviderName];
  if (provider) return { ok: true, provider };
  const need = needs[name as ProviderName] ?? 'choose another one';
  return { ok: false, error: `the provider "${name}" is not set up on this server: ${need}` };
}
