import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['packages', 'sites'];
const radix = 36;
/** Enough for 1,296 style sheets. */
const sheetCharacters = 2;
/** Where a style sheet names a class or an animation. */
const naming = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/** The style sheets of the repository, in the order of their paths. @internal */
export function listSheets(root: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'))
    .sort();
}

/**
 * A class name of four letters: which of the repository's style sheets it is in, and which of that sheet's names it is. Names that count
 * up compress to half the size of random ones.
 */
export function shortName(root: string): (name: string, file: string, css: string) => string {
  const sheets = listSheets(root);
  return (name, file, css) => {
    // The sheet is imported twice, for its names and for its text; both must get the same names.
    const place = relative(root, file.replace(/\?.*$/, ''));
    const sheet = sheets.indexOf(place);
    const own = [...new Set([...css.matchAll(naming)].map(([, one]) => one))].indexOf(name);
    if (sheet < 0 || own < 0)
      throw new Error(`No short name for "${name}" in ${place}: it isn't listed there.`);
    return `m${sheet.toString(radix).padStart(sheetCharacters, '0')}${own.toString(radix)}`;
  };
}
