import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built console: its folder, its script, and the script of its previews. */
export type ConsoleBuild = { assetsDir: string; script: string; frame: string };

type Manifest = { script?: unknown; frames?: Record<string, unknown> };

/** Reads the console build, with previews on the visitors' renderer; without a build an installation only has the API. */
export function readConsoleBuild(dir: string, renderer: string): ConsoleBuild | undefined {
  const manifestFile = join(dir, 'manifest.json');
  if (!existsSync(manifestFile)) return undefined;
  const { script, frames } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const frame = frames?.[renderer];
  if (!isThere(dir, script) || !isThere(dir, frame)) return undefined;
  return { assetsDir: join(dir, 'assets'), script, frame };
}

function isThere(dir: string, file: unknown): file is string {
  return typeof file === 'string' && /^assets\/[\w.-]+\.js$/.test(file) && existsSync(join(dir, file));
}
