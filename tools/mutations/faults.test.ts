import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { applyFault } from './applyFault';
import { areas } from './areas';
import { faults } from './faults';
import { isSpec } from './isSpec';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fewest = 60;
const fewestInBrowsers = 8;
const mostInFile = 2;

describe('the faults of the mutation check', () => {
  it('are many, and cover every area', () => {
    expect(faults.length).toBeGreaterThanOrEqual(fewest);
    const covered = areas.filter((area) => faults.some(({ id }) => id.startsWith(`${area}-`)));
    expect(covered).toEqual(areas);
    const onlyInBrowsers = faults.filter(({ tests }) => tests.every(isSpec));
    expect(onlyInBrowsers.length).toBeGreaterThanOrEqual(fewestInBrowsers);
  });

  it('have unique ids and are spread over many files', () => {
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    const files = faults.map(({ file }) => file);
    const crowded = files.filter((file) => files.filter((one) => one === file).length > mostInFile);
    expect(crowded).toEqual([]);
  });

  it.each(faults)('$id changes one line that exists, and names tests that exist', (fault) => {
    const text = readFileSync(join(root, fault.file), 'utf8');
    const changed = applyFault(text, fault).split('\n');
    const lines = text.split('\n');
    expect(changed).toHaveLength(lines.length);
    expect(changed.filter((line, at) => line !== lines[at])).toHaveLength(1);
    expect(fault.tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
    expect(fault.breaks).toMatch(/^[A-Z].*\.$/);
  });

  it('are in the newest migration that has the line: what an earlier one creates is replaced', () => {
    const replaced = faults
      .filter(({ file }) => file.includes('/migrations/'))
      .flatMap(({ id, file, find }) =>
        listLaterFiles(file)
          .filter((later) => readFileSync(join(root, later), 'utf8').includes(find))
          .map((later) => `${id}: ${later}`),
      );
    expect(replaced).toEqual([]);
  });
});

/** The files in the same folder that come after this one. */
function listLaterFiles(file: string): string[] {
  const folder = dirname(file);
  return readdirSync(join(root, folder))
    .map((name) => join(folder, name))
    .filter((one) => one > file);
}
