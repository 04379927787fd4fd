import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Citation } from './checkCitations';
import { listTestFiles } from './listTestFiles';
import { parseTitles } from './parseTitles';

/** The titles of all tests, and an error for each file that can't be read. */
export interface ReadCitations {
  citations: Citation[];
  unreadable: string[];
}

/** What an error says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads the titles of all tests below the root of the repository. */
export function readCitations(root: string): ReadCitations {
  const unreadable: string[] = [];
  const citations = listTestFiles(root).flatMap((file) => {
    try {
      return parseTitles(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title }));
    } catch (error) {
      unreadable.push(`error: ${file} cannot be read: ${messageOf(error)}`);
      return [];
    }
  });
  return { citations, unreadable };
}
