import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { countryOptions } from './countryOptions';
import type { SettingField } from './SettingField';

/** Where a sender must be able to prove that the owner of the number agreed, and a form doesn't prove it. */
const proofCountries: ReadonlySet<string> = new Set(['AT', 'CH', 'DE']);

/** The help below a setting; for double opt-in, the countries of this account where it is advisable. Pure. [OWN-02, SMS-11] */
export function helpFor(
  { name, help }: Pick<SettingField, 'name' | 'help'>,
  { country, smsCountries }: Pick<Api['settings'], 'country' | 'smsCountries'>,
): string | undefined {
  if (name !== 'smsDoubleOptIn') return help;
  const names = (smsCountries.length > 0 ? smsCountries : [country])
    .filter((code) => proofCountries.has(code))
    .map((code) => countryOptions.find(({ value }) => value === code)?.label ?? code);
  return names.length === 0
    ? help
    : fill(copy.settings.groups.texts.doubleOptInAdvice, { countries: names.join(', ') });
}
