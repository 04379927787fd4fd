import { parseColor } from './parseColor';

type Section = Record<string, unknown>;

/** A section without unreadable colors, so that the defaults of its type replace them. [DEF-28, LAY-03] */
export function dropBadColors(section: Section): Section {
  const { colors } = section;
  if (typeof colors !== 'object' || colors === null) return section;
  const good = Object.entries(colors).filter(([, color]) => parseColor(color) !== undefined);
  return { ...section, colors: Object.fromEntries(good) };
}
