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
])(
  'OWN-10 a widget is read from .%s, with and without a package.json that says module',
  async (end, text) => {
    write(`w.${end}`, text);
    write('w.d.ts', 'export {};');
    const mine = [{ widget: { type: 'modal', name: 'Hello', channel: 'sms', data: {} } }];
    expect(await readFiles(dir)).toMatchObject({ files: mine, broken: [] });
    const below = join(dir, 'below');
    mkdirSync(below);
    writeFileSync(join(below, `w.${end}`), text);
    writeFileSync(join(below, 'package.json'), '{ "type": "module" }');
    expect((await readFiles(below)).files).toMatchObject(mine);
  },
);

it.each([
  ['null', 'does not hold a widget. It must be an object with type, name, channel and data.'],
  ['[]', 'does not hold a widget. It must be an object with type, name, channel and data.'],
  ['{"type":"bar","channel":"fb","data":{}}', 'does not hold a widget: name must be a text.'],
  ['{"type":"bar","name":"B","channel":"fb"}', 'does not hold a widget: data must be an object.'],
  [
    '{"type":"bar","name":"B","channel":"fb","data":{},"widgetId":"5"}',
    'does not hold a widget: widgetId must be the number that the server gave it.',
  ],
  [
    '{"type":"bar","name":"B","channel":"fb","data":{},"main":{}}',
    'has main, which no widget has. There are widgetId, type, name, channel, smsKeyword, data.',
  ],
])('OWN-10 a file that holds %s is named with the reason', async (text, problem) => {
  write('n.json', text);
  expect(await problems()).toEqual([`n.json ${problem}`]);
});

it('OWN-10 why a module cannot be read is told as it is', async () => {
  write('a.ts', "import { defineWidget } from 'beckon-that-nobody-has';\nexport default defineWidget({});\n");
  write('b.mjs', "throw new Error('The palette is empty.');\n");
  write('c.ts', 'export const palette = 5;\n');
  write('d.ts', 'export default {{;\n');
  const [missing, thrown, other, unreadable] = await problems();
  expect(missing).toMatch(/^a\.ts could not be read: Cannot find (package|module) 'beckon-that-nobody-has'/);
  expect(thrown).toBe('b.mjs could not be read: The palette is empty.');
  expect(other).toBe('c.ts does not hold a widget. It must be an object with type, name, channel and data.');
  expect(unreadable).toMatch(/^d\.ts could not be read: /);
});
