import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { actingGroup } from './actingGroup';
import { type Built, buildPart } from './buildPart';
import { dropOldFiles } from './dropOldFiles';
import { type Renderer, rendererAlias } from './rendererAlias';

/** The file that draws each widget type. */
const layoutFiles = {
  bar: 'ui/layouts/Bar.tsx',
  slide_in: 'ui/layouts/SlideIn.tsx',
  modal: 'ui/layouts/Modal.tsx',
  page_takeover: 'ui/layouts/Takeover.tsx',
  box: 'ui/layouts/Box.tsx',
  landing: 'ui/layouts/Landing.tsx',
  button: 'ui/layouts/Bare.tsx',
  checkbox: 'ui/layouts/Bare.tsx',
  customer_chat: 'ui/layouts/ChatPlugin.tsx',
  omnichat: 'ui/layouts/Omnichat.tsx',
};
/** And the form of each channel. */
const formFiles = { fb: 'ui/forms/MessengerForm.tsx' };
/** The text that watches a page, and the parts that are added to it if an account needs them. */
const watchFiles = {
  account: 'watch/account.ts',
  scroll: 'watch/parts/scroll.ts',
  exit_intent: 'watch/parts/exitIntent.ts',
  anchor: 'watch/parts/anchor.ts',
  route: 'watch/parts/route.ts',
  frame: 'watch/parts/frame.ts',
  // Joined with the texts of a language, not with the script of an account.
  speech: 'watch/parts/speech.ts',
};

/** Where the parts of the runtime are, as its scripts name them. */
type Addresses = Record<string, string | Record<string, string[]>>;

/**
 * Builds what visitors load: the parts of the runtime as modules, the classic scripts that any tag can load, and the texts that account
 * scripts are made of. Returns where the parts are.
 */
export async function buildVisitor(root: string, renderer: Renderer): Promise<Addresses> {
  const outDir = join(root, 'dist/visitor', renderer);
  const alias = rendererAlias(renderer);
  const source = (file: string): string => join(root, 'packages/widget/src', file);
  const ofPixel = (file: string): string => join(root, 'packages/pixel/src', file);
  const part = (name: string, input: string) => buildPart({ name, input, outDir, alias, isHinted: true });
  const script = (name: string, input: string, define: Record<string, string> = {}) =>
    buildPart({ name, input, outDir, define, format: 'iife', isHinted: true });

  const input = source('acting.ts');
  const acting = await buildPart({
    name: 'acting',
    input,
    outDir,
    alias,
    groups: [actingGroup],
    isHinted: true,
  });
  const later = await part('later', source('later.ts'));
  const config = await part('config', source('config.ts'));
  const sending = await part('sending', ofPixel('sendingAlone.ts'));
  const filesOf = (files: Record<string, string>): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, acting.lateFiles[source(file)] ?? []]),
    );
  const addresses = {
    acting: acting.entry,
    later: later.entry,
    config: config.entry,
    types: filesOf(layoutFiles),
  };
  const runtime = await script('widget', source('main.ts'), { __BECKON_PARTS__: JSON.stringify(addresses) });
  const pixel = await script('pixel', ofPixel('main.ts'), {
    __BECKON_CHUNKS__: JSON.stringify({ pixel: sending.entry }),
  });
  const watch: Record<string, Built> = {};
  for (const [name, file] of Object.entries(watchFiles))
    watch[name] = await script(`watch-${name}`, source(file));

  const frames = await buildPart({
    name: 'frames',
    input: source('frame/renderFrame.tsx'),
    outDir,
    alias,
    forNode: true,
    recorder: source('frame/takeSheets.ts'),
  });

  const built = [runtime, pixel, acting, config, later, sending, ...Object.values(watch)];
  const files = built.flatMap((one) => one.files).filter((file) => file.endsWith('.js'));
  const manifest = {
    runtime: runtime.entry,
    pixel: pixel.entry,
    frames: frames.entry,
    addresses,
    forms: filesOf(formFiles),
    watch: Object.fromEntries(Object.entries(watch).map(([name, { entry }]) => [name, entry])),
    files,
  };
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await dropOldFiles(
    join(outDir, 'assets'),
    files.map((file) => basename(file)),
  );
  return addresses;
}
