import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the tests of one half came to. */
export type Report = { passed: number; failed: number; faults: readonly string[] };

/** The browser tests, and everything else. */
export type Half = 'unit' | 'browser';

/** Where a half's report is. */
export const reportFile = (half: Half): string =>
  fileURLToPath(new URL(`../../.cache/reports/${half}.json`, import.meta.url));

/** Writes a report, where every fault has failed. */
export function writeReport(half: Half, passed: number, faults: readonly string[]): void {
  const file = reportFile(half);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed, failed: faults.length, faults } satisfies Report));
}

/** Reads one; undefined if the half ended before it wrote any. */
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
