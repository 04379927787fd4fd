import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPart } from '../build/buildPart';

/** Some controls together, and those that a page with them has anyway. */
interface ControlSet {
  readonly name: string;
  readonly controls: readonly string[];
  readonly onTopOf: readonly string[];
}

const sets: readonly ControlSet[] = [
  {
    name: 'modal + confirm',
    controls: ['Modal/Modal', 'Confirm/useConfirm'],
    onTopOf: ['Dialog/Dialog', 'Button/Button', 'Field/Field'],
  },
  {
    name: 'number',
    controls: ['NumberInput/NumberInput'],
    // Every control for digits uses the same function to read those of other keyboards.
    onTopOf: ['TextInput/TextInput', 'Field/Field', 'PhoneInput/parseDigits'],
  },
  {
    name: 'calendar + date range',
    controls: ['Calendar/Calendar', 'DateRange/DateRange'],
    onTopOf: ['Button/Button', 'Field/Field', 'Popover/Popover'],
  },
];

/**
 * How much larger some controls make a script (gzip): measured with and without them, both times with everything
 * they build on. Style sheets count, because they are included; React doesn't.
 */
export async function measureControls(root: string): Promise<Record<string, number>> {
  const outDir = await mkdtemp(join(tmpdir(), 'beckon-sizes-'));
  const measure = async (name: string, controls: readonly string[]): Promise<number> => {
    const input = join(outDir, `${name}.ts`);
    const lines = controls.map(
      (file) => `export * from ${JSON.stringify(join(root, 'packages/controls/src', file))};`,
    );
    await writeFile(input, lines.join('\n'));
    const { entry } = await buildPart({ name, input, outDir, external: /^react(?:-dom)?(?:\/|$)/ });
    return gzipSync(readFileSync(join(outDir, entry)), { level: 9 }).length;
  };
  const sizes: Record<string, number> = {};
  for (const { name, controls, onTopOf } of sets)
    sizes[name] = (await measure('with', [...onTopOf, ...controls])) - (await measure('without', onTopOf));
  await rm(outDir, { recursive: true });
  return sizes;
}
