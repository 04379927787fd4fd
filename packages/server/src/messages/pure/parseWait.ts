const msPerS = 1000;
const msPer: Record<string, number> = {
  second: msPerS,
  minute: 60 * msPerS,
  hour: 60 * 60 * msPerS,
  day: 24 * 60 * 60 * msPerS,
};

/** The duration of `2`, `hours`; words without a duration, such as `immediately`, give none. [ENT-20, DEF-27] */
export function parseWait(amount: unknown, unit: string): number {
  const value = Number(amount);
  const one = msPer[unit.toLowerCase().replace(/s$/, '')];
  return one !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value * one) : 0;
}
