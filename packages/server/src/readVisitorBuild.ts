import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './StartError';

/** The built visitor files: where they lie, and the two scripts among them that have an address of their own. */
export type VisitorBuild = { assetsDir: string; runtimePath: string; runtimeText: string; pixelText: string };

/** Reads the visitor build of one renderer, `manifest.json` telling which files are the runtime and the pixel. */
export function readVisitorBuild(dir: string): VisitorBuild {
  const manifestFile = join(dir, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new StartError(`The visitor build is missing (${manifestFile}). Run npm run build first.`);
  }
  const { runtime, pixel } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, unknown>;
  if (!isThere(dir, runtime) || !isThere(dir, pixel)) {
    throw new StartError(`The visitor build in ${dir} is incomplete. Run npm run build again.`);
  }
  const textOf = (file: string): string => readFileSync(join(dir, file), 'utf8');
  return {
    assetsDir: join(dir, 'assets'),
    runtimePath: `/${runtime}`,
    runtimeText: textOf(runtime),
    pixelText: textOf(pixel),
  };
}

function isThere(dir: string, file: unknown): file is string {
  return typeof file === 'string' && /^assets\/[\w.-]+\.js$/.test(file) && existsSync(join(dir, file));
}
