type Color = { value: number; parts: readonly [number, number, number]; weight: number };

const channels = [0, 1, 2] as const;

/** The range of a channel; a loop, because an image may have more colors than a call can have arguments. */
function spanOf(colors: readonly Color[], channel: 0 | 1 | 2): number {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { parts } of colors) {
    least = Math.min(least, parts[channel]);
    most = Math.max(most, parts[channel]);
  }
  return most - least;
}

const weightOf = (colors: readonly Color[]): number => colors.reduce((sum, { weight }) => sum + weight, 0);

/** Splits a group of colors where it is widest, so that both halves are about equally frequent. */
function halve(colors: Color[]): [Color[], Color[]] {
  const [widest] = [...channels].sort((a, b) => spanOf(colors, b) - spanOf(colors, a));
  const sorted = colors.sort((a, b) => a.parts[widest ?? 0] - b.parts[widest ?? 0]);
  const half = weightOf(sorted) / 2;
  let passed = 0;
  const at = sorted.findIndex(({ weight }) => {
    passed += weight;
    return passed >= half;
  });
  const cut = Math.min(sorted.length - 1, Math.max(1, at));
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

/** A limited palette for an image, and which entry replaces each of its colors (median cut). */
export function choosePalette(
  pixels: Uint32Array,
  most: number,
): { palette: (readonly [number, number, number])[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const value of pixels) counts.set(value, (counts.get(value) ?? 0) + 1);
  const colors = [...counts].map(
    ([value, count]): Color => ({
      value,
      parts: [value >> 16, (value >> 8) & 0xff, value & 0xff],
      weight: Math.sqrt(count),
    }),
  );
  const groups = [colors];
  const need = (group: readonly Color[]): number =>
    group.length < 2
      ? 0
      : Math.max(...channels.map((one) => spanOf(group, one))) * Math.sqrt(weightOf(group));
  while (groups.length < most) {
    const needs = groups.map(need);
    const next = needs.indexOf(Math.max(...needs));
    if (!needs[next]) break;
    groups.push(...halve(groups.splice(next, 1)[0] ?? []));
  }
  const indexOf = new Map(
    groups.flatMap((group, index) => group.map(({ value }) => [value, index] as const)),
  );
  return { palette: groups.map(middleOf), indexOf };
}

function middleOf(group: readonly Color[]): readonly [number, number, number] {
  const total = group.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const of = (channel: 0 | 1 | 2): number =>
    Math.round(group.reduce((sum, { parts, weight }) => sum + parts[channel] * weight ** 2, 0) / total);
  return [of(0), of(1), of(2)];
}
