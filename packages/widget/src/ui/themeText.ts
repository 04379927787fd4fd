import { layout, readColor } from '@beckon/contract';
import type { Theme } from '../core/view/View';

const percent = 100;

/** On a dark ground of the owner's, fields and lists take its tint instead of a grey of their own. */
const onDarkGround =
  ':host{--mc-field:color-mix(in srgb,var(--mc-surface),#fff 9%);--mc-field-line:color-mix(in srgb,var(--mc-surface),#fff 50%);--mc-floating:color-mix(in srgb,var(--mc-surface),#fff 6%);--mc-ink-soft:color-mix(in srgb,var(--mc-surface),#fff 72%);--mc-focus:#9fd0ff}';

/** The owner's colours as custom properties of the widget's root. Only what reads as a colour gets in. [LAY-03, OVL-03, SMS-12] */
export function themeText(theme: Theme): string {
  const properties: Record<string, string | undefined> = {
    '--mc-surface': readColor(theme.background),
    '--mc-headline': readColor(theme.headline),
    '--mc-description': readColor(theme.description),
    '--mc-legal': readColor(theme.legal),
    '--mc-accent': readColor(theme.buttonBackground),
    '--mc-accent-ink': readColor(theme.buttonText),
    '--mc-success': readColor(theme.success),
    '--mc-backdrop': `rgb(0 0 0 / ${Math.round(theme.backdropOpacity * percent)}%)`,
    '--mc-modal-width': `${layout.modalWidthPx}px`,
    '--mc-card-width': `${layout.cardWidthPx}px`,
  };
  const lines = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  return `:host{${lines.join(';')}}${theme.scheme === 'dark' ? onDarkGround : ''}`;
}
