import type { CardView } from '../../core/view/View';

/** How the parts of a card are arranged if there is room; otherwise they follow one another. */
export type CardShape = 'stack' | 'mediaLeft' | 'mediaRight' | 'bodySide' | 'wide' | 'wideRight' | 'wideRtl';

/**
 * A picture next to the text comes before a form next to it: three columns would be too narrow. Left and right are
 * sides of the screen, as configured: columns that run from the right are flipped for them. [CARD-03, CARD-04, CARD-06, A-36]
 */
export function cardShape(
  { media, mediaPlace, variant, bodyPlace, body }: CardView,
  isRtl = false,
): CardShape {
  if (body.kind === 'submitted') return 'stack';
  if (media && (mediaPlace === 'left' || mediaPlace === 'right'))
    return (mediaPlace === 'left') === isRtl ? 'mediaRight' : 'mediaLeft';
  if (variant === 'wide') return 'wide';
  if (variant === 'wide_right') return isRtl ? 'wideRtl' : 'wideRight';
  return bodyPlace === 'side' ? 'bodySide' : 'stack';
}
