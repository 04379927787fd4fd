import type { Api } from '../data/Api';
import type { Mode } from './EditorField';

/** How visitors get to Messenger: under European law, always by a link. */
export function modeOf(settings: Pick<Api['settings'], 'messengerMode' | 'isEuAffected'>): Mode {
  return settings.messengerMode === 'plugin' && !settings.isEuAffected ? 'plugin' : 'link';
}
