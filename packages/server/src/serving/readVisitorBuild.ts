import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../env/pure/index';
import type { PartAddresses, VisitorBuild } from './pure/VisitorBuild';

type Manifest = {
  runtime: string;
  pixel: string;
  frames: string;
  addresses: PartAddresses;
  forms: VisitorBuild['forms'];
  watch: VisitorBuild['watch'];
  files: readonly string[];
};

/** Reads the visitor build of one renderer. `manifest.json` lists its files. */
export async function readVisitorBuild(dir: string): Promise<VisitorBuild> {
  const manifestFile = join(dir, 'manifest.json');
  if (!existsSync(manifestFile)) {
    throw new StartError(`The visitor build is missing (${manifestFile}). Run npm run build first.`);
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Partial<Manifest>;
  const { runtime, pixel, frames, addresses, forms, watch, files = [] } = manifest;
  const isWhole =
    [runtime, pixel, ...files].every((file) => isThere(dir, file)) && existsSync(join(dir, String(frames)));
  if (!isWhole || !runtime || !pixel || !frames || !addresses || !forms || !watch) {
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
    renderFrame: await readFrames(join(dir, frames)),
  };
}

/** The module that draws first frames. If it can't draw a widget, the account's script still works without that frame. */
async function readFrames(file: string): Promise<VisitorBuild['renderFrame']> {
  const module = (await import(pathToFileURL(file).href)) as Pick<VisitorBuild, 'renderFrame'>;
  return (account, widget) => {
    try {
      return module.renderFrame(account, widget);
    } catch {
      return undefined;
    }
  };
}

function isThere(dir: string, file: unknown): file is string {
  return typeof file === 'string' && /^assets\/[\w.-]+\.js$/.test(file) && existsSync(join(dir, file));
}
