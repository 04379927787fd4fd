import { parseColor, type Widget } from '@beckon/contract';
import { nearestName } from './nearestName';

type Plain = Record<string, unknown>;
type Compared = { where: string; given: unknown; read: unknown; isColor: (text: string) => boolean };

/** A configuration as its page wrote it, and what was parsed from it. */
export type Written = {
  raw: unknown;
  account: object | undefined;
  widgets: Readonly<Record<string, Widget>>;
  isColor: (text: string) => boolean;
};

/** Aliases, and names that are read elsewhere. */
const otherNames = new Set(['id', 'type', 'v', 'widgets']);

/** Parts of a page's configuration that nothing reads: misspelled names, words and colors that don't exist. [DISP-22, DEF-28] */
export function findFaults({ raw, account, widgets, isColor }: Written): string[] {
  if (!isPlain(raw) || !account) return [];
  const listed = Array.isArray(raw['widgets']) ? raw['widgets'].filter(isPlain) : [];
  return [
    ...compare({ where: 'mcwidget', given: raw, read: account, isColor }),
    ...listed.flatMap((given) => {
      const id = String(given['widget_id'] ?? given['id']);
      const read = widgets[id];
      // The parser already reported a rejected widget.
      return read ? compare({ where: `widget ${id}`, given, read, isColor }) : [];
    }),
  ];
}

function compare({ where, given, read, isColor }: Compared): string[] {
  if (isPlain(given) && isPlain(read)) {
    return Object.entries(given).flatMap(([name, value]) => {
      if (value === null || value === undefined || otherNames.has(name)) return [];
      const place = `${where}, ${name}`;
      if (/colou?r/i.test(where + name) && typeof value === 'string' && !isKnownColor(value, isColor))
        return [`${place}: "${value}" isn’t a color`];
      if (read[name] === undefined) return [`${place}: unknown setting${hint(name, read)}`];
      return compare({ where: place, given: value, read: read[name], isColor });
    });
  }
  // Lists, pairs and flags may be written in several ways.
  if (typeof read === 'object' || typeof given === 'object' || typeof read === 'boolean') return [];
  const isSame = String(given) === String(read) || Number(given) === read || parseColor(given) === read;
  return isSame ? [] : [`${where}: "${given}" isn’t valid, so "${read}" is used`];
}

function isKnownColor(text: string, isColor: Written['isColor']): boolean {
  const color = parseColor(text);
  return color !== undefined && isColor(color);
}

function hint(name: string, read: Plain): string {
  const meant = nearestName(name, Object.keys(read));
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
