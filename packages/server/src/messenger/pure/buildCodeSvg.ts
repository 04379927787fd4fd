import type { CodeStyle, Rgba } from './CodeStyle';

/** A code as rows of squares, dark or not. */
export type CodeModules = readonly (readonly boolean[])[];

/** Cameras need this many empty squares around a code. */
export const quietModules = 4;
const hexBase = 16;
const opaque = 255;
const opacityDigits = 3;

/** A code as SVG: sharp at every size. [OWN-18, ENT-19] */
export function buildCodeSvg(modules: CodeModules, { sizePx, background, foreground }: CodeStyle): string {
  const side = modules.length + 2 * quietModules;
  const path = modules.flatMap((row, y) =>
    row.map((isDark, x) => (isDark && !row[x - 1] ? bar(row, x, y) : '')),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"`,
    ` viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="${hexOf(background)}"${opacityOf(background)} d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${hexOf(foreground)}"${opacityOf(foreground)} d="${path.join('')}"/></svg>`,
  ].join('');
}

/** Adjacent squares in a row become one bar. */
function bar(row: readonly boolean[], x: number, y: number): string {
  const end = row.indexOf(false, x);
  const width = (end < 0 ? row.length : end) - x;
  return `M${x + quietModules} ${y + quietModules}h${width}v1h-${width}z`;
}

function hexOf([red, green, blue]: Rgba): string {
  return `#${[red, green, blue].map((one) => one.toString(hexBase).padStart(2, '0')).join('')}`;
}

function opacityOf([, , , alpha]: Rgba): string {
  return alpha === opaque ? '' : ` fill-opacity="${Number((alpha / opaque).toFixed(opacityDigits))}"`;
}
