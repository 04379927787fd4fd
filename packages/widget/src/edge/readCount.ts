/** A number of things or milliseconds out of storage, if it is one; blank or below zero is none. [REND-03, A-09] */
export function readCount(text: string | undefined): number | undefined {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
