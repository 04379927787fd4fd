import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const characters = 5;

/** A class name of six letters that depends only on the style sheet's path in the repository. */
export function shortName(root: string): (name: string, file: string) => string {
  return (name, file) => {
    // The sheet is imported twice, for its names and for its text; both must get the same names.
    const place = relative(root, file.replace(/\?.*$/, ''));
    return `m${createHash('sha256').update(`${place} ${name}`).digest('base64url').replace(/[-_]/g, '').slice(0, characters)}`;
  };
}
