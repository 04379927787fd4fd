import { layout, parseColor } from '@beckon/contract';
import type { View } from '../core/view/View';
import { themeOf } from './themeOf';

type Properties = Record<string, string | undefined>;

const percent = 100;
const widthForm = /^[\d.]+(?:px|%)$/;

/** On an owner's dark background, fields and lists take its tint instead of gray, and the shadow suits a page that may be light. */
const onDarkGround =
  ':host{--mc-field:color-mix(in srgb,var(--mc-surface),#fff 9%);--mc-field-line:color-mix(in srgb,var(--mc-surface),#fff 50%);--mc-floating:color-mix(in srgb,var(--mc-surface),#fff 6%);--mc-ink-soft:color-mix(in srgb,var(--mc-surface),#fff 72%);--mc-focus:#9fd0ff;--mc-shadow-floating:0 12px 32px -4px rgb(17 22 38/.28);--mc-shadow-overlay:0 32px 80px -12px rgb(17 22 38/.48),0 8px 24px rgb(17 22 38/.14)}';

/** The owner's colors and sizes as custom properties of the widget's root. Only valid values get in. [LAY-03, OVL-03, SMS-12, EMB-01] */
export function themeText(view: View): string {
  const theme = themeOf(view);
  const properties: Properties = {
    '--mc-surface': parseColor(theme.background),
    '--mc-headline': parseColor(theme.headline),
    '--mc-description': parseColor(theme.description),
    '--mc-legal': parseColor(theme.legal),
    '--mc-accent': parseColor(theme.buttonBackground),
    '--mc-accent-ink': parseColor(theme.buttonText),
    '--mc-success': parseColor(theme.success),
    '--mc-success-ink': parseColor(theme.successInk),
    '--mc-backdrop': `rgb(0 0 0 / ${Math.round(theme.backdropOpacity * percent)}%)`,
    '--mc-dialog-width': `${layout.modalWidthPx}px`,
    '--mc-card-width': `${layout.cardWidthPx}px`,
    '--mc-card-min': `${layout.cardMinWidthPx}px`,
    '--mc-media-height': `${layout.mediaMaxHeightPx}px`,
    ...propertiesOf(view),
  };
  const lines = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  return `:host{${lines.join(';')}}${theme.scheme === 'dark' ? onDarkGround : ''}`;
}

/** What only some layouts have. [EMB-01, MEDIA-07, OMNI-01, CCHAT-06] */
function propertiesOf(view: View): Properties {
  if (view.layout === 'box') return { '--mc-box-width': widthForm.test(view.width) ? view.width : undefined };
  if (view.layout === 'launcher') return bubble(view.color, view.ink);
  if (view.layout === 'omnichat') return bubble(view.bubbleColor, view.bubbleInk);
  return 'background' in view ? { '--mc-layer': parseColor(view.background?.layer) } : {};
}

function bubble(color: string, ink: string): Properties {
  return {
    '--mc-bubble': parseColor(color),
    '--mc-bubble-ink': parseColor(ink),
    '--mc-bubble-phone': `${layout.bubblePx}px`,
    '--mc-bubble-desktop': `${layout.bubbleDesktopPx}px`,
  };
}
