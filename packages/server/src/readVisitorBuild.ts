import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartAddresses, VisitorBuild } from './rules/VisitorBuild';
import { StartError } from './StartError';

type Manifest = {
  runtime: string;
  pixel: string;
  addresses: PartAddresses;
  forms: VisitorBuild['forms'];
  watch: VisitorBuild['watch'];
  files: readonly string[];
};

/** Reads the visitor build of one renderer; `manifest.json` tells what its files are. */
export function readVisitorBuild(dir: string): VisitorBuild {
  const manifestFile = join(dir, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new StartError(`The visitor build is missing (${manifestFile}). Run npm run build first.`);
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Partial<Manifest>;
  const { runtime, pixel, addresses, forms, watch, files = [] } = manifest;
  const isWhole = [runtime, pixel, ...files].every((file) => isThere(dir, file));
  if (!isWhole || !runtime || !pixel || !addresses || !forms || !watch) {
    throw new StartError(`The visitor build in ${dir} is incomplete. Run npm run build again.`);
  }
  const textOf = (file: string): string => readFileSync(join(dir, file), 'utf8');
  const texts = Object.entries(watch).map(([name, file]) => [name, textOf(file)] as const);
  return {
    assetsDir: join(dir, 'assets'),
    runtimeText: textOf(runtime),
    pixelText: textOf(pixel),
    addresses,
    forms,
    watch: Object.fromEntries(texts) as VisitorBuild['watch'],
  };
}

function isThere(dir: string, file: unknown): file is string {
  return typeof file === 'string' && /^assets\/[\w.-]+\.js$/.test(file) && existsSync(join(dir, file));
}
