import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The text of the runtime in a test installation; long enough to be compressed. */
export const testRuntime = `console.log("runtime");\n${'// padding\n'.repeat(200)}`;

const part = (name: string): string => `assets/${name}-abc123.js`;
const names = ['acting', 'later', 'config', 'Modal', 'watch-account', 'watch-scroll'];
const manifest = {
  runtime: part('widget'),
  pixel: part('pixel'),
  frames: 'frames.mjs',
  addresses: {
    acting: part('acting'),
    later: part('later'),
    config: part('config'),
    types: { modal: [part('Modal')] },
  },
  forms: {},
  watch: {
    account: part('watch-account'),
    scroll: part('watch-scroll'),
    exit_intent: part('watch-scroll'),
    anchor: part('watch-scroll'),
    device: part('watch-scroll'),
    places: part('watch-scroll'),
    route: part('watch-scroll'),
    frame: part('watch-scroll'),
    frames: part('watch-scroll'),
    forms: part('watch-scroll'),
    formBars: part('watch-scroll'),
    formDialogs: part('watch-scroll'),
    speech: part('watch-scroll'),
  },
  files: names.map(part),
};

/** A new temporary folder. */
export function makeTempDir(): string {
  return mkdtempSync(join(tmpdir(), 'beckon-test-'));
}

/** Creates `dist` and `sites` as a build does, with a runtime of one line and padding that is compressed, and returns the folder. */
export function makeInstallation(): string {
  const root = makeTempDir();
  const visitor = join(root, 'dist', 'visitor', 'preact');
  mkdirSync(join(visitor, 'assets'), { recursive: true });
  mkdirSync(join(root, 'sites', 'shop'), { recursive: true });
  mkdirSync(join(root, 'sites', 'app'));
  mkdirSync(join(root, 'sites', 'home'));
  mkdirSync(join(root, 'dist', 'sites', 'app'), { recursive: true });
  writeFileSync(join(root, 'sites', 'home', 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(visitor, 'manifest.json'), JSON.stringify(manifest));
  for (const file of manifest.files) writeFileSync(join(visitor, file), `part("${file}");\n`);
  writeFileSync(
    join(visitor, manifest.frames),
    `const look = ({ data }, text) => ({ title: data.main.title, css: '', tree: [text] });
export const renderFrame = (_, widget) => {
  if (widget.name === 'Broken') throw new Error();
  if (widget.widget_type === 'bar') return { form: look(widget, 'form'), ios: look(widget, 'link') };
};\n`,
  );
  writeFileSync(join(visitor, 'assets', 'widget-abc123.js'), testRuntime);
  writeFileSync(join(visitor, 'assets', 'widget-abc123.js.br'), brotliCompressSync(testRuntime));
  writeFileSync(join(visitor, 'assets', 'pixel-abc123.js'), 'console.log("pixel");\n');
  writeFileSync(join(visitor, 'assets', 'widget-abc123.js.map'), '{}');
  writeFileSync(join(visitor, 'assets', '.hidden'), 'hidden');
  writeFileSync(join(root, 'sites', 'index.html'), '<!doctype html><title>Sites</title>');
  writeFileSync(join(root, 'sites', 'shop', 'index.html'), '<!doctype html><title>Shop</title>');
  writeFileSync(join(root, 'sites', 'app', 'main.tsx'), 'source');
  writeFileSync(join(root, 'dist', 'sites', 'app', 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(join(root, 'dist', 'sites', 'app', 'main.js'), 'built');
  return root;
}
