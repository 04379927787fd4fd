import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const dir = join(import.meta.dirname, '../../packages/controls/src');
const sheets = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

describe('style files that others bundle', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(20);
  });

  it.each(sheets)(
    '%s declares the layers first: once bundled into one file, the first declaration decides',
    (sheet) => {
      expect(readFileSync(join(dir, sheet), 'utf8')).toMatch(/^@layer mc-tokens, mc-base, mc-controls;/);
    },
  );
});
