import { lists } from '@beckon/contract';
import type { Api } from '../../data/Api';
import type { SettingsChange } from '../../data/useChangeSettings';
import { countryOptions } from './countryOptions';

const advised: ReadonlySet<string> = new Set(lists.doubleOptInCountries);

/** The countries by name that an account texts to and in which double opt-in is advisable. Pure. [OWN-02, SMS-11] */
export function adviseDoubleOptIn({
  country,
  smsCountries,
}: Pick<Api['settings'], 'country' | 'smsCountries'>): readonly string[] {
  return (smsCountries.length > 0 ? smsCountries : [country])
    .filter((code) => advised.has(code))
    .map((code) => countryOptions.find(({ value }) => value === code)?.label ?? code);
}

/**
 * Whether a setting brings the switch along: its own does, and the country while an owner picks one in which it is advisable, until that is saved.
 * Pure. [OWN-02, SMS-11]
 */
export function bringsDoubleOptIn(
  name: keyof Api['settings'],
  settings: Api['settings'],
  change: SettingsChange,
): boolean {
  if (name !== 'country') return name === 'smsDoubleOptIn';
  // Whatever will be saved is visible.
  if ('smsDoubleOptIn' in change) return true;
  const { country = settings.country } = change;
  if (country === settings.country || settings.smsDoubleOptIn) return false;
  return adviseDoubleOptIn({ ...settings, country }).length > 0;
}
