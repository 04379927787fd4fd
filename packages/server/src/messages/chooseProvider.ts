import { explain } from '@beckon/contract/data/explain';
import { labelProvider } from '../providers/pure/index';
import type { Provider, Providers } from './Provider';

/** The provider of an account's channel, or a sentence that says what its owner must do. */
export type ChosenProvider = { ok: true; provider: Provider } | { ok: false; error: string };

/** Finds the provider that an account chose for a channel. [OWN-13] */
export function chooseProvider(providers: Providers, name: string): ChosenProvider {
  if (name === 'none') return { ok: false, error: explain('channel_off').message };
  const provider = providers[name];
  if (provider) return { ok: true, provider };
  return { ok: false, error: explain('not_connected', { name: labelProvider(name) }).message };
}
