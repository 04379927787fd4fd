import type { Provider, Providers } from './Provider';

/** The provider of an account's channel, or a sentence that says what its owner must do. */
export type ChosenProvider = { ok: true; provider: Provider } | { ok: false; error: string };

/** Finds the provider that an account chose for a channel. [OWN-13] */
export function chooseProvider(providers: Providers, name: string): ChosenProvider {
  if (name === 'none') return { ok: false, error: 'the account has no provider for this channel' };
  const provider = providers[name];
  if (provider) return { ok: true, provider };
  return {
    ok: false,
    error: `the provider "${name}" is not set up on this server: connect it in the account's settings, or choose another`,
  };
}
