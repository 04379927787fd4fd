import { contrastOf, parseHex, toHex, toHsl } from './contrastOf';

/** From here on, text of any size is readable. */
export const leastContrast = 4.5;
const stepPercent = 0.5;
const most = 100;

/** The lowest contrast of a color with several others; undefined if none of them is known. [LAY-03] */
export function worstContrast(color: string, others: readonly (string | undefined)[]): number | undefined {
  const ratios = others.flatMap((other) => contrastOf(color, other) ?? []);
  return ratios.length === 0 ? undefined : Math.min(...ratios);
}

/** The nearest lighter or darker color that is readable with all the others; undefined if this one already is, or if there is none. [LAY-03] */
export function nearestReadable(color: string, others: readonly (string | undefined)[]): string | undefined {
  const now = worstContrast(color, others);
  if (now === undefined || now >= leastContrast || !parseHex(color)) return undefined;
  const { h, s, l } = toHsl(color);
  for (let away = stepPercent; away <= most; away += stepPercent) {
    for (const light of [l - away, l + away]) {
      const tried = toHex({ h, s, l: Math.min(most, Math.max(0, light)) });
      if ((worstContrast(tried, others) ?? 0) >= leastContrast) return tried;
    }
  }
  return undefined;
}
