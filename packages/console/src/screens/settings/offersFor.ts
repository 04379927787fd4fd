import type { ListOption } from '@beckon/controls/SelectList/ListOption';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { countryOptions } from './countryOptions';
import { providerSetting } from './providerSetting';
import type { SettingField } from './SettingField';

/**
 * What a setting offers besides its fixed options: countries by name, time zones, websites that already have the script, and the
 * providers of a channel. Pure. [OWN-02, OWN-03]
 */
export function offersFor(
  name: SettingField['name'],
  { strangers, providers, timeZone }: Pick<Api['settings'], 'strangers' | 'providers' | 'timeZone'>,
): readonly ListOption[] {
  if (name === 'country' || name === 'smsCountries') return countryOptions;
  if (name === 'timeZone') return zoneOptions(timeZone);
  if (name === 'smsProvider' || name === 'messengerProvider')
    return providers
      .filter(({ channel }) => name === providerSetting[channel])
      .map((one) => ({ value: one.name, label: one.label }));
  if (name !== 'whitelist') return [];
  return strangers.map(({ host }) => ({ value: host, label: host, hint: copy.settings.scriptFound }));
}

/** The time zones that this browser knows, and the one that is set: browsers differ in what they call some of them. [OWN-02, OWN-11] */
function zoneOptions(current = 'UTC'): readonly ListOption[] {
  const zones = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
