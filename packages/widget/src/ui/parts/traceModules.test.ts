import { expect, it } from 'vitest';
import { traceModules } from './traceModules';

it.each<[string, string]>([
  ['', ''],
  ['.', ''],
  ['#', 'M0 0h1v1h-1z'],
  ['##.#', 'M0 0h2v1h-2zM3 0h1v1h-1z'],
  ['.#|##', 'M1 0h1v1h-1zM0 1h2v1h-2z'],
])('A-32 %s is drawn as %s', (picture, path) => {
  const rows = picture.split('|').map((row) => [...row].map((mark) => mark === '#'));
  expect(traceModules(rows)).toBe(path);
});
