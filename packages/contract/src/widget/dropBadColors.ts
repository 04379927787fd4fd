import { readColor } from './readColor';

type Section = Record<string, unknown>;

/** A section without the colours that cannot be read, so that the defaults of its type fill their place. [DEF-28, LAY-03] */
export function dropBadColors(section: Section): Section {
  const { colors } = section;
  if (typeof colors !== 'object' || colors === null) return section;
  const good = Object.entries(colors).filter(([, color]) => readColor(color) !== undefined);
  return { ...section, colors: Object.fromEntries(good) };
}
