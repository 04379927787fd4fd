import type { CardView } from '../../core/view/View';

/** How the parts of a card stand to each other where there is room; without it they follow one another. */
export type CardShape = 'stack' | 'mediaLeft' | 'mediaRight' | 'bodySide' | 'wide' | 'wideRight';

/** A picture beside the words goes before a form beside them: three columns would be too narrow. [CARD-03, CARD-04, CARD-06, A-36] */
export function cardShape({ media, mediaPlace, variant, bodyPlace, body }: CardView): CardShape {
  if (body.kind === 'submitted') return 'stack';
  if (media && mediaPlace === 'left') return 'mediaLeft';
  if (media && mediaPlace === 'right') return 'mediaRight';
  if (variant === 'wide') return 'wide';
  if (variant === 'wide_right') return 'wideRight';
  return bodyPlace === 'side' ? 'bodySide' : 'stack';
}
