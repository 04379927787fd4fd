import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fillIn } from './fillTimes';
import { listSheets } from './shortName';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => fillIn(readFileSync(join(root, file), 'utf8'));

it('CONST-08 BAR-07 a bar slides in and out for 0.4 s, however it moves, and bubbles move with it', () => {
  const slides = read('packages/widget/src/ui/layouts/Bar.module.css').match(
    /(?:transform|clip-path|animation: slide|visibility 0s) [\w().-]+/g,
  );
  expect(slides).toEqual([
    'transform 400ms',
    'visibility 0s 400ms',
    'animation: slide 400ms',
    'clip-path 400ms',
    'visibility 0s 400ms',
    'visibility 0s 0.2s',
  ]);
  expect(read('packages/widget/src/ui/omnichat/Corner.module.css')).toMatch(/ bottom 400ms /);
});

it('finds every duration that a style sheet names', () => {
  for (const file of listSheets(root)) expect(read(file), file).not.toContain('--timing-');
});

it.each(['barSlide', 'minuteS', 'constructor'])('names what a style sheet can’t have: %s', (name) => {
  expect(() => fillIn(`a { transition: all var(--timing-${name}) }`)).toThrow(name);
});
