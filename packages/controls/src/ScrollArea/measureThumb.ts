import { controls } from '@beckon/contract';

/** What one direction of a scroll area measures: the window, what scrolls behind it, the bar, and how far it went. */
export interface Extent {
  readonly viewPx: number;
  readonly contentPx: number;
  readonly barPx: number;
  /** From the start, whatever the writing direction. */
  readonly scrolledPx: number;
}

/** Where a thumb stands on its bar and how long it is. */
export interface Thumb {
  readonly sizePx: number;
  readonly atPx: number;
}

/** The thumb of a bar, never shorter than 30; undefined when everything can be seen. [C-SCR-01, CONST-09] */
export function measureThumb({ viewPx, contentPx, barPx, scrolledPx }: Extent): Thumb | undefined {
  const hiddenPx = contentPx - viewPx;
  // Fractions of a pixel are what browsers round differently.
  if (hiddenPx < 1 || barPx <= 0) return undefined;
  const sizePx = Math.min(barPx, Math.max(controls.scrollThumbMinPx, (barPx * viewPx) / contentPx));
  const share = Math.min(1, Math.max(0, scrolledPx / hiddenPx));
  return { sizePx, atPx: (barPx - sizePx) * share };
}
