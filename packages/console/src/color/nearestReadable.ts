import { contrastOf, readHex, toHex, toHsl } from './contrastOf';

/** Words of any size can be read from here on. */
export const leastContrast = 4.5;
const stepPercent = 0.5;
const most = 100;

/** The colour nearest to this ink, lighter or darker, that can be read on the ground; nothing where it can be read already. [LAY-03] */
export function nearestReadable(ink: string, ground: string): string | undefined {
  const now = contrastOf(ink, ground);
  if (now === undefined || now >= leastContrast || !readHex(ink)) return undefined;
  const { h, s, l } = toHsl(ink);
  for (let away = stepPercent; away <= most; away += stepPercent) {
    for (const light of [l - away, l + away]) {
      const tried = toHex({ h, s, l: Math.min(most, Math.max(0, light)) });
      if ((contrastOf(tried, ground) ?? 0) >= leastContrast) return tried;
    }
  }
  return undefined;
}
