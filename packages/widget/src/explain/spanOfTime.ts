const units: [name: string, ms: number][] = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
];

/** A duration in its two largest units: `2 days 22 h`. */
export function spanOfTime(ms: number): string {
  let rest = Math.max(0, ms);
  const parts = units.flatMap(([name, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${name === 'day' && count > 1 ? 'days' : name}`];
  });
  return parts.slice(0, 2).join(' ') || '0 s';
}
