import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/* The compiler writes a type out in full if it has to infer it. */
const probe = (from: string) => `import type { WidgetFile } from ${JSON.stringify(from)};
type Spread<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object ? { [Name in keyof Value]: Spread<Value[Name]> } : Value;
const spread = <Value>(value: Value): { [Name in 0]: Spread<Value> }[0] => value as never;
export const widgetFile = spread({} as WidgetFile);
`;

/** The types of `defineWidget` as one text that needs no other file, so that any compiler with any settings can read them. [OWN-10] */
export async function spreadWidgetTypes(root: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'beckon-types-'));
  try {
    const from = join(root, 'packages/server/src/cli/files/WidgetFile');
    await writeFile(join(dir, 'probe.ts'), probe(from));
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noErrorTruncation: true,
      outDir: join(dir, 'out'),
      rootDir: '/',
    };
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['probe.ts'] };
    await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(
      dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
      'bin/tsc',
    );
    await promisify(execFile)(process.execPath, [compiler, '-p', dir]);
    const text = await readFile(join(dir, 'out', dir, 'probe.d.ts'), 'utf8');
    const type = /^export declare const widgetFile: ([\s\S]*?);\n(?:export \{\};\n)?$/.exec(text)?.[1];
    if (!type || /\bSpread<|\bimport\(/.test(type))
      throw new Error(`The widget types are incomplete:\n${text}`);
    return [
      '/** A widget in a file: what its owner wrote, and nothing that a server adds. */',
      `export type WidgetFile = ${type};`,
      '',
      '/** Lets your editor check a widget as you write it: `export default defineWidget({ … })`. */',
      'export declare function defineWidget(widget: WidgetFile): WidgetFile;',
      '',
    ].join('\n');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
