import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPart } from './buildPart';
import { spreadWidgetTypes } from './spreadWidgetTypes';

type Package = { version: string; license: string; engines: object; dependencies: { tsx: string } };

/** Builds the package for widget repositories: the command for widgets, and `defineWidget` with its types. [OWN-10] */
export async function buildWidgetPackage(root: string, outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  const source = (file: string): string => join(root, 'packages/server/src/cli', file);
  await buildPart({ name: 'command', input: source('apart/main.ts'), outDir, forNode: true });
  await buildPart({ name: 'defineWidget', input: source('defineWidget.ts'), outDir, forNode: true });
  const write = (name: string, text: string) => writeFile(join(outDir, name), text);
  await write('beckon.js', "#!/usr/bin/env node\nimport './command.js';\n");
  await write('defineWidget.d.ts', await spreadWidgetTypes(root));
  const { version, license, engines, dependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Package;
  const whole = {
    name: 'beckon',
    version,
    license,
    type: 'module',
    engines,
    bin: { beckon: './beckon.js' },
    exports: { '.': { types: './defineWidget.d.ts', default: './defineWidget.js' } },
    dependencies: { tsx: dependencies.tsx },
  };
  await write('package.json', `${JSON.stringify(whole, null, 2)}\n`);
}
