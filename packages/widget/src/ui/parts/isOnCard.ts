import type { BackgroundView } from '../../core/view/View';
import { readLayer } from '../readLayer';

/** Words over a picture that no colour covers well enough stand on a card of their own. [OVL-05, MEDIA-07] */
export function isOnCard(background: BackgroundView | undefined): boolean {
  const { media, layer } = background ?? {};
  return (media !== undefined || layer !== undefined) && !readLayer(layer);
}
