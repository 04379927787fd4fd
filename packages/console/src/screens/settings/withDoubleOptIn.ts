import { lists } from '@beckon/contract';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import type { SettingsChange } from '../../data/useChangeSettings';
import { countryOptions } from './countryOptions';
import type { SettingField } from './SettingField';
import { doubleOptIn } from './settingGroups';

const advised: readonly string[] = lists.doubleOptInCountries;

/** A setting, and whether it stands out. */
type ShownField = SettingField & { isMissing?: boolean };

/**
 * The settings of a group. The switch for double opt-in names the countries of the account in which it is advisable, stands out there until it's
 * saved as on, and also appears where an owner picks such a country. Pure. [OWN-02, SMS-11]
 */
export function withDoubleOptIn(
  fields: readonly SettingField[],
  settings: Api['settings'],
  change: SettingsChange,
): readonly ShownField[] {
  const { country, smsCountries } = { ...settings, ...change };
  const textsTo = smsCountries.length > 0 ? smsCountries : [country];
  const countries = countryOptions
    .filter(({ value }) => advised.includes(value) && textsTo.includes(value))
    .map(({ label }) => label)
    .join(', ');
  const isMissing = countries !== '' && !settings.smsDoubleOptIn;
  // What will be saved stays visible, whatever is picked next.
  const isShownWithCountry = 'smsDoubleOptIn' in change || (isMissing && country !== settings.country);
  const own: ShownField & { help: string } = { ...doubleOptIn, isMissing };
  if (countries !== '') own.help += ` ${copy.settings.groups.texts.advice} ${countries}.`;
  return fields.flatMap((field) => {
    if (field === doubleOptIn) return own;
    return field.name === 'country' && isShownWithCountry ? [field, own] : field;
  });
}
