import type { ListOption } from '@beckon/controls/SelectList/ListOption';

/** The time zones that this browser knows, and the one that is set: browsers differ in what they call some of them. [OWN-02, OWN-11] */
export function zoneOptions(current = 'UTC'): readonly ListOption[] {
  const zones = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
