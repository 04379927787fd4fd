import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { readFiles } from './readFiles';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  return () => rmSync(dir, { recursive: true, force: true });
});
const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
const widget = "{ type: 'modal', name: 'Hello', channel: 'sms', data: {} }";
const typed = `const made: { type: string } & object = ${widget};\nexport default made;\n`;
const problems = async () => (await readFiles(dir)).broken.map((one) => one.problem.replace(`${dir}/`, ''));

it.each([
  ['json', widget.replace(/(\w+):/g, '"$1":').replaceAll("'", '"')],
  ['ts', typed],
  ['mts', typed],
  ['js', `export default ${widget};\n`],
  ['mjs', `export default ${widget};\n`],
])('OWN-10 reads a widget from .%s, with and without a package.json that says module', async (end, text) => {
  write(`w.${end}`, text);
  write('w.d.ts', 'export {};');
  const mine = [{ widget: { type: 'modal', name: 'Hello', channel: 'sms', data: {} } }];
  expect(await readFiles(dir)).toMatchObject({ files: mine, broken: [] });
  const below = join(dir, 'below');
  mkdirSync(below);
  writeFileSync(join(below, `w.${end}`), text);
  writeFileSync(join(below, 'package.json'), '{ "type": "module" }');
  expect((await readFiles(below)).files).toMatchObject(mine);
});

it.each([
  ['null', 'is not a widget. It must be an object with type, name, channel and data.'],
  ['[]', 'is not a widget. It must be an object with type, name, channel and data.'],
  ['{"type":"bar","channel":"fb","data":{}}', 'is not a widget: name must be text.'],
  ['{"type":"bar","name":"B","channel":"fb"}', 'is not a widget: data must be an object.'],
  [
    '{"type":"bar","name":"B","channel":"fb","data":{},"widgetId":"5"}',
    'is not a widget: widgetId must be the ID from the server.',
  ],
  [
    '{"type":"bar","name":"B","channel":"fb","data":{},"main":{}}',
    'has an unknown field main. Use widgetId, type, name, channel, smsKeyword, data.',
  ],
])('OWN-10 names a file that contains %s, with the reason', async (text, problem) => {
  write('n.json', text);
  expect(await problems()).toEqual([`n.json ${problem}`]);
});

it('OWN-10 passes on why a module cannot be read', async () => {
  write('a.ts', "import { defineWidget } from 'beckon-that-nobody-has';\nexport default defineWidget({});\n");
  write('b.mjs', "throw new Error('The palette is empty.');\n");
  write('c.ts', 'export const palette = 5;\n');
  write('d.ts', 'export default {{;\n');
  const [missing, thrown, other, unreadable] = await problems();
  expect(missing).toMatch(/^a\.ts can't be read: Cannot find (package|module) 'beckon-that-nobody-has'/);
  expect(thrown).toBe("b.mjs can't be read: The palette is empty.");
  expect(other).toBe('c.ts is not a widget. It must be an object with type, name, channel and data.');
  expect(unreadable).toMatch(/^d\.ts can't be read: /);
});
