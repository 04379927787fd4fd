import type { ListOption } from '@beckon/controls/SelectList/ListOption';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { countryOptions } from './countryOptions';
import type { SettingField } from './SettingField';

/** What a setting offers while typing: countries by name, and websites that already have the script. Pure. [OWN-02, OWN-03] */
export function offersFor(
  name: SettingField['name'],
  { strangers }: Pick<Api['settings'], 'strangers'>,
): readonly ListOption[] {
  if (name === 'country' || name === 'smsCountries') return countryOptions;
  if (name !== 'whitelist') return [];
  return strangers.map(({ host }) => ({ value: host, label: host, hint: copy.settings.scriptFound }));
}
