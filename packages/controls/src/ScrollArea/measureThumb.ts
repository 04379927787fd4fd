import { controls } from '@beckon/contract';

/** The measurements of one direction of a scroll area: the viewport, the content behind it, the bar, and the scroll position. */
export interface Extent {
  readonly viewPx: number;
  readonly contentPx: number;
  readonly barPx: number;
  /** From the start, whatever the writing direction. */
  readonly scrolledPx: number;
}

/** The position and length of a thumb on its bar. */
export interface Thumb {
  readonly sizePx: number;
  readonly atPx: number;
}

/** The thumb of a bar, never shorter than 30; undefined if everything is visible. [C-SCR-01, CONST-09] */
export function measureThumb({ viewPx, contentPx, barPx, scrolledPx }: Extent): Thumb | undefined {
  const hiddenPx = contentPx - viewPx;
  // Browsers round fractions of a pixel differently.
  if (hiddenPx < 1 || barPx <= 0) return undefined;
  const sizePx = Math.min(barPx, Math.max(controls.scrollThumbMinPx, (barPx * viewPx) / contentPx));
  const share = Math.min(1, Math.max(0, scrolledPx / hiddenPx));
  return { sizePx, atPx: (barPx - sizePx) * share };
}
