import { cp, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildDocs } from './build/buildDocs';
import { buildPart } from './build/buildPart';
import { buildSite } from './build/buildSite';
import { buildVisitor, type CommonParts } from './build/buildVisitor';
import { buildWidgetPackage } from './build/buildWidgetPackage';
import { compressAssets } from './build/compressAssets';
import { consoleGroups } from './build/consoleGroups';
import { dropOldFiles } from './build/dropOldFiles';
import { readCommit } from './build/readCommit';
import { type Renderer, renderers } from './build/rendererAlias';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/**
 * Builds everything that `npm start` serves: the visitor's scripts with both renderers, the sample sites that are applications,
 * the page about what the script costs, the sandbox, the console, the server, and the package for widget repositories. Compresses what
 * visitors and owners load, unless told not to. Renderers in `quickly` are minified in less time, and less.
 */
export async function build({
  quickly = [],
  isCompressed = true,
}: {
  quickly?: readonly Renderer[];
  isCompressed?: boolean;
} = {}): Promise<void> {
  await rm(join(dist, 'server'), { recursive: true, force: true });
  const common: CommonParts = new Map();
  const built = await Promise.all(
    renderers.map(async (name) => {
      const isQuick = quickly.includes(name);
      return [name, await buildVisitor(root, name, { common, isQuick })] as const;
    }),
  );
  const addresses: Partial<Record<Renderer, object>> = Object.fromEntries(built);
  for (const name of ['react-router', 'controls'])
    await buildSite({ name, sitesDir: join(root, 'sites'), outDir: join(dist, 'sites') });
  await buildDocs(root, 'performance', join(dist, 'sites'));
  await buildSandbox();
  await buildConsole(addresses);
  await buildServer();
  await buildWidgetPackage(root, join(dist, 'beckon'));
  for (const part of [...renderers.map((name) => `visitor/${name}`), 'console'])
    await compressAssets(join(dist, part, 'assets'), isCompressed ? undefined : Number.POSITIVE_INFINITY);
}

/** The sandbox page runs on React itself, whatever visitors get. */
async function buildSandbox(): Promise<void> {
  const outDir = join(dist, 'sandbox');
  await rm(outDir, { recursive: true, force: true });
  const input = join(root, 'sites/sandbox/main.tsx');
  const { entry } = await buildPart({ name: 'sandbox', input, outDir, isQuick: true });
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify({ script: entry }, null, 2)}\n`);
}

/** The console runs on React itself; its previews run what visitors get, with the same parts. */
async function buildConsole(addresses: Partial<Record<Renderer, object>>): Promise<void> {
  const outDir = join(dist, 'console');
  const source = (file: string): string => join(root, 'packages/console/src', file);
  const script = await buildPart({
    name: 'console',
    input: source('main.tsx'),
    outDir,
    isQuick: true,
    groups: consoleGroups,
  });
  // The console reads its texts as soon as it runs: a language that imports some of it would start it in English.
  const [, ...early] = script.lateFiles[source('copy/es/spanish.ts')] ?? [];
  if (early.length > 0) throw new Error(`The Spanish texts import code: ${early.join(', ')}`);
  const frames = await Promise.all(
    renderers.map((renderer) =>
      buildPart({
        name: `frame-${renderer}`,
        input: source('frame/main.ts'),
        outDir,
        format: 'iife',
        isQuick: true,
        define: { __BECKON_PARTS__: JSON.stringify(addresses[renderer]) },
      }),
    ),
  );
  const files = [script, ...frames].flatMap((built) => built.files).filter((file) => file.endsWith('.js'));
  await writeFile(
    join(outDir, 'manifest.json'),
    `${JSON.stringify({ script: script.entry, next: script.lateFiles[source('App.tsx')] ?? [], frames: Object.fromEntries(renderers.map((name, at) => [name, frames[at]?.entry])), files }, null, 2)}\n`,
  );
  await dropOldFiles(
    join(outDir, 'assets'),
    files.map((file) => basename(file)),
  );
}

async function buildServer(): Promise<void> {
  const outDir = join(dist, 'server');
  const source = (file: string): string => join(root, 'packages/server/src', file);
  const commit = readCommit(root);
  const define = commit ? { __BECKON_COMMIT__: JSON.stringify(commit) } : {};
  await buildPart({ name: 'main', input: source('main.ts'), outDir, forNode: true, define });
  await buildPart({ name: 'beckon', input: source('cli/main.ts'), outDir, forNode: true });
  await cp(join(root, 'packages/server/src/database/migrations'), join(outDir, 'migrations'), {
    recursive: true,
  });
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url) await build();
