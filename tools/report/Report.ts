import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The results of one half of the tests. */
export type Report = { passed: number; failed: number; faults: readonly string[] };

/** The browser tests, and everything else. */
export type Half = 'unit' | 'browser';

/** Where a half's report is. */
export const reportFile = (half: Half): string =>
  fileURLToPath(new URL(`../../.cache/reports/${half}.json`, import.meta.url));

/** Writes a report; every fault counts as a failure. */
export function writeReport(half: Half, passed: number, faults: readonly string[]): void {
  const file = reportFile(half);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed, failed: faults.length, faults } satisfies Report));
}

/** Reads a report; undefined if the half ended before it wrote one. */
export function readReport(half: Half): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportFile(half), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colors begin with one
const colors = /\x1b\[[\d;]*m/g;

/** The first line of an error, without colors. */
export const firstLine = (error: { message?: string } | undefined): string =>
  (error?.message ?? '').replaceAll(colors, '').split('\n', 1)[0] || 'no message';
