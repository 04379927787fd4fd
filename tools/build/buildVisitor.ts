import { cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type RuntimeType, widgetTypes } from '@beckon/contract/widgetTypes';
import type { View } from '../../packages/widget/src/core/view/View';
import { actingGroup } from './actingGroup';
import { type Built, buildPart, type Part } from './buildPart';
import { dropOldFiles } from './dropOldFiles';
import { type Renderer, rendererAlias } from './rendererAlias';

/** The layout that draws each widget type: one that the runtime knows, or this doesn't compile. */
const layouts: Readonly<Record<RuntimeType, { layout: View['layout'] }>> = widgetTypes;
/** And its file. */
const layoutFiles = Object.fromEntries(
  Object.entries(layouts).map(([type, { layout }]) => [type, `ui/layouts/${capitalize(layout)}.tsx`]),
);
/** And the form of each channel. */
const formFiles = { fb: 'ui/forms/MessengerForm.tsx' };
/** The text that watches a page, and the parts that are added to it if an account needs them. */
const watchFiles = {
  account: 'watch/account.ts',
  scroll: 'watch/parts/scroll.ts',
  exit_intent: 'watch/parts/exitIntent.ts',
  anchor: 'watch/parts/anchor.ts',
  device: 'watch/parts/device.ts',
  places: 'watch/parts/places.ts',
  route: 'watch/parts/route.ts',
  frame: 'watch/parts/frame.ts',
  frames: 'watch/parts/frames.ts',
  // Joined with first frames or with the texts of a language, not with the script of an account.
  forms: 'watch/parts/forms.ts',
  formBars: 'watch/parts/formBars.ts',
  formDialogs: 'watch/parts/formDialogs.ts',
  speech: 'watch/parts/speech.ts',
};

/** Where the parts of the runtime are, as its scripts name them. */
type Addresses = Record<string, string | Record<string, string[]>>;

/** Parts that draw nothing are the same for every renderer: the first one builds them, the others copy them. */
export type CommonParts = Map<string, { outDir: string; building: Promise<Built> }>;

async function buildCommon(common: CommonParts, part: Part): Promise<Built> {
  const { name, outDir } = part;
  const first = common.get(name) ?? { outDir, building: buildPart(part) };
  common.set(name, first);
  const built = await first.building;
  if (first.outDir !== outDir)
    for (const file of built.files) await cp(join(first.outDir, file), join(outDir, file));
  return built;
}

/**
 * Builds what visitors load: the parts of the runtime as modules, the classic scripts that any tag can load, and the texts that account
 * scripts are made of. Returns where the parts are.
 */
export async function buildVisitor(
  root: string,
  renderer: Renderer,
  { common, isQuick }: { common: CommonParts; isQuick: boolean },
): Promise<Addresses> {
  const outDir = join(root, 'dist/visitor', renderer);
  const alias = rendererAlias(renderer);
  const source = (file: string): string => join(root, 'packages/widget/src', file);
  const ofPixel = (file: string): string => join(root, 'packages/pixel/src', file);
  const drawn = { outDir, alias, isHinted: true, isQuick };
  const part = (name: string, input: string) => buildPart({ ...drawn, name, input });
  const plain = { outDir, isHinted: true };
  const script = (name: string, input: string, define: Record<string, string> = {}) =>
    buildCommon(common, { ...plain, name, input, define, format: 'iife' });

  const input = source('acting.ts');
  const acting = await buildPart({ ...drawn, name: 'acting', input, groups: [actingGroup] });
  const later = await part('later', source('later.ts'));
  const config = await part('config', source('config.ts'));
  const sending = await buildCommon(common, { ...plain, name: 'sending', input: ofPixel('sendingAlone.ts') });
  const filesOf = (files: Record<string, string>): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => {
        const late = acting.lateFiles[source(file)];
        if (!late) throw new Error(`${name} is drawn by ${file}, which is no part of the runtime.`);
        return [name, late];
      }),
    );
  const addresses = {
    acting: acting.entry,
    later: later.entry,
    sending: sending.entry,
    config: config.entry,
    types: filesOf(layoutFiles),
  };
  const runtime = await buildPart({
    ...plain,
    name: 'widget',
    input: source('main.ts'),
    define: { __BECKON_PARTS__: JSON.stringify(addresses) },
    format: 'iife',
  });
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
    recorder: source('frame/drainSheets.ts'),
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
  await writeManifest(outDir, manifest);
  return addresses;
}

/** Says what was built, and removes what an earlier build left. */
async function writeManifest(outDir: string, manifest: { files: string[] }): Promise<void> {
  await writeFile(join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await dropOldFiles(
    join(outDir, 'assets'),
    manifest.files.map((file) => basename(file)),
  );
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
