import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldTypeTable } from './foldTypeTable';

let folder = '';
beforeEach(() => {
  // Inside the repository, where packages are found.
  folder = mkdtempSync(fileURLToPath(new URL('../../node_modules/.fold-', import.meta.url)));
});
afterEach(() => rmSync(folder, { recursive: true }));

const table = "import { columnOf, widgetTypes } from '@beckon/contract/widgetTypes';\n";

async function bundle(entry: string, facts: string): Promise<string> {
  writeFileSync(join(folder, 'facts.ts'), facts);
  writeFileSync(join(folder, 'entry.ts'), entry);
  const input = join(folder, 'entry.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [foldTypeTable()],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

it('a page loads the values it uses, and nothing else of the table', async () => {
  const facts = `${table}export const names: string[] = Object.values(columnOf(({ names }) => names.en));
export const places = columnOf(({ place }) => place);`;
  const code = await bundle("import { places } from './facts';\nconsole.log(places.bar);", facts);
  expect(code).toContain('overlay');
  expect(code).not.toMatch(/Slide-in|Object\.values|channels/);
});

it('refuses modules that would bring the table itself, or code that reads it', async () => {
  const entry = "import { read } from './facts';\nconsole.log(read);";
  await expect(bundle(entry, `${table}export const read = () => columnOf(String);`)).rejects.toThrow(
    /can only export plain data. Move read/,
  );
  const passedOn = "export { widgetTypes as read } from '@beckon/contract/widgetTypes';";
  await expect(bundle(entry, passedOn)).rejects.toThrow(/whole table of widget types/);
});
