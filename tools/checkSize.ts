import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Budget, judgeSizes } from './size/judgeSizes';
import { renderAccountScript } from './size/renderAccountScript';

const hashed = /-[\w-]{8}\.js$/;

/** Measures the built scripts as they travel (gzip) and holds them against budgets.json. */
export function checkSize(root: string): { ok: boolean; lines: string[] } {
  const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8')) as Budget[];
  const byDefault = measure(join(root, 'dist/visitor/preact/assets'));
  const onReact = measure(join(root, 'dist/visitor/react/assets'));
  return judgeSizes(budgets, {
    ...byDefault,
    runtime: byDefault['widget'] ?? Number.NaN,
    uiReact: onReact['ui'] ?? Number.NaN,
    accountScript: gzipped(renderAccountScript()),
  });
}

function measure(folder: string): Record<string, number> {
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file).replace(hashed, ''),
      gzipped(readFileSync(join(folder, file))),
    ]),
  );
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
