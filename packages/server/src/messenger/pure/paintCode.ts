import { type CodeModules, quietModules } from './buildCodeSvg';

/** A two-color picture: one byte per pixel, 1 if it is dark. */
export type Bitmap = { sizePx: number; dots: Uint8Array };

/**
 * A code as pixels. Every square has the same whole number of pixels, or cameras couldn't read it; the rest widens the
 * edge. A size that is too small for that grows. [OWN-18, ENT-19]
 */
export function paintCode(modules: CodeModules, wishedPx: number): Bitmap {
  const count = modules.length;
  const scale = Math.max(1, Math.floor(wishedPx / (count + 2 * quietModules)));
  // In a very small picture, a narrower edge is better than a larger picture.
  const sizePx = Math.max(wishedPx, count * scale);
  const start = Math.floor((sizePx - count * scale) / 2);
  const dots = new Uint8Array(sizePx * sizePx);
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < scale; line += 1) {
        const from = (start + y * scale + line) * sizePx + start + x * scale;
        dots.fill(1, from, from + scale);
      }
    }
  }
  return { sizePx, dots };
}
