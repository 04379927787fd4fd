import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built console: its folder, the script that draws it, what that fetches first, and the script of its previews. */
export type ConsoleBuild = { assetsDir: string; script: string; next: readonly string[]; frame: string };

type Manifest = { script?: unknown; next?: unknown; frames?: Record<string, unknown> };

/** Reads the console build, with previews on the visitors' renderer; without a build an installation only has the API. */
export function readConsoleBuild(dir: string, renderer: string): ConsoleBuild | undefined {
  const manifestFile = join(dir, 'manifest.json');
  if (!existsSync(manifestFile)) return undefined;
  const { script, next, frames } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const frame = frames?.[renderer];
  if (!isThere(dir, script) || !isThere(dir, frame)) return undefined;
  const early = Array.isArray(next) ? next.filter((file) => isThere(dir, file)) : [];
  return { assetsDir: join(dir, 'assets'), script, next: early, frame };
}

function isThere(dir: string, file: unknown): file is string {
  return typeof file === 'string' && /^assets\/[\w.-]+\.js$/.test(file) && existsSync(join(dir, file));
}
