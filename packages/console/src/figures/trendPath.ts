type Size = { widthPx: number; heightPx: number };

const marginPx = 2;
const digits = 1;

/** The SVG path of a sparkline whose axis begins at zero. */
export function trendPath(values: readonly number[], { widthPx, heightPx }: Size): string {
  const most = Math.max(...values, 1);
  const stepPx = values.length > 1 ? (widthPx - 2 * marginPx) / (values.length - 1) : 0;
  const points = values.map((value, index) => {
    const x = marginPx + index * stepPx;
    const y = heightPx - marginPx - (value / most) * (heightPx - 2 * marginPx);
    return `${x.toFixed(digits)} ${y.toFixed(digits)}`;
  });
  return points.length === 0 ? '' : `M${points.join('L')}`;
}
