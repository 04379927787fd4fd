import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spreadWidgetTypes } from './spreadWidgetTypes';

const root = fileURLToPath(new URL('../..', import.meta.url));
let dir = '';
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  const home = join(dir, 'node_modules/beckon');
  mkdirSync(home, { recursive: true });
  const door = { types: './defineWidget.d.ts', default: './defineWidget.js' };
  writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module', exports: { '.': door } }));
  writeFileSync(join(home, 'defineWidget.d.ts'), await spreadWidgetTypes(root));
  const write = (channel: string, rule: string) => `import { defineWidget } from 'beckon';
export default defineWidget({
  type: 'modal', name: 'Hi', channel: '${channel}', data: { main: { whenDisplay: ['${rule}', 30] } },
});\n`;
  writeFileSync(join(dir, 'good.ts'), write('sms', 'scroll'));
  writeFileSync(join(dir, 'channel.ts'), write('omni', 'scroll'));
  writeFileSync(join(dir, 'rule.ts'), write('sms', 'scrol'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Each setting that repositories use: with skipLibCheck off, the types themselves are checked too. */
it.each([
  ['nodenext', 'nodenext'],
  ['bundler', 'esnext'],
])('OWN-10 checks a widget in another repository that resolves by %s', (moduleResolution, module) => {
  const compilerOptions = { moduleResolution, module, strict: true, noEmit: true, skipLibCheck: false };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', dir, '--pretty', 'false'], {
    cwd: dir,
    encoding: 'utf8',
  });
  const complaints = stdout.split('\n').flatMap((line) => /^(\w+\.ts)\(.*error TS\d+/.exec(line)?.[1] ?? []);
  expect([...new Set(complaints)].sort(), stdout).toEqual(['channel.ts', 'rule.ts']);
});
