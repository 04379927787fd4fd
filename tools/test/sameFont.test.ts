import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { landingStyle } from '../../packages/server/src/landing/pure/landingStyle';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const families = (style: string): string[] => (/font(?:-family)?:([^;}]*)/.exec(style)?.[1] ?? '').split(',');
const lastWord = (name: string): string => name.trim().split(/\s/).at(-1) ?? '';

it('OWN-08 OWN-19 a widget uses the font of its page: a preview, a landing page and the page to try widgets on have the same', () => {
  const [preview, ...others] = [
    read('../../packages/console/src/frame/frame.css'),
    landingStyle,
    read('../../sites/try/index.html'),
  ].map((style) => families(style).map(lastWord));
  expect(preview).toEqual(['system-ui', 'sans-serif']);
  for (const font of others) expect(font).toEqual(preview);
});
