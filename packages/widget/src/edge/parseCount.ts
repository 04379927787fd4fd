/** A count or a number of milliseconds from storage, if valid; blank and negative values are not. [REND-03, A-09] */
export function parseCount(text: string | undefined): number | undefined {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
