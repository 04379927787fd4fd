import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('CONST-08 BAR-02 a bar slides in and out for 0.4 s, however it moves', () => {
  const sheet = readFileSync('packages/widget/src/ui/layouts/Bar.module.css', 'utf8');
  const slides = sheet.match(/(?:transform|clip-path|animation: slide) [\d.]+m?s/g);
  expect(slides).toEqual(['transform 0.4s', 'animation: slide 0.4s', 'clip-path 0.4s']);
});
