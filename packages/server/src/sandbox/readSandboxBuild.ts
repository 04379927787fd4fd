import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built sandbox page: its folder and its script. */
export type SandboxBuild = { assetsDir: string; script: string };

/** Reads the sandbox build; an installation without one has no sandbox. */
export function readSandboxBuild(dir: string): SandboxBuild | undefined {
  const manifestFile = join(dir, 'manifest.json');
  if (!existsSync(manifestFile)) return undefined;
  const { script } = JSON.parse(readFileSync(manifestFile, 'utf8')) as { script?: unknown };
  const isThere = typeof script === 'string' && /^assets\/[\w.-]+\.js$/.test(script);
  return isThere && existsSync(join(dir, script)) ? { assetsDir: join(dir, 'assets'), script } : undefined;
}
