import type { BackgroundView } from '../../core/view/View';
import { parseLayer } from '../parseLayer';

/** Text over a picture without a color that covers it well enough gets a card. [OVL-05, MEDIA-07] */
export function isOnCard(background: BackgroundView | undefined): boolean {
  const { media, layer } = background ?? {};
  return (media !== undefined || layer !== undefined) && !parseLayer(layer);
}
