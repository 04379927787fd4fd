import { isReadable } from '../core/view/isReadable';
import type { Theme, View } from '../core/view/View';
import { parseLayer } from './parseLayer';

/** The colors that a view is drawn with: text on a color layer uses it as its background. [LAY-03, OVL-05, MEDIA-07] */
export function themeOf(view: View): Theme {
  const { theme } = view;
  const layer = 'background' in view ? parseLayer(view.background?.layer) : undefined;
  if (!layer) return theme;
  const { ground, scheme } = layer;
  // The owner chose these for the widget's own background, which isn't visible here.
  const onlyReadable = (color: string | undefined) => (isReadable(color, ground) ? color : undefined);
  return {
    ...theme,
    scheme,
    background: ground,
    headline: onlyReadable(theme.headline),
    description: onlyReadable(theme.description),
    legal: onlyReadable(theme.legal),
  };
}
