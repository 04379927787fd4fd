import { afterEach, expect, it, vi } from 'vitest';
import { wantsMotion } from './wantsMotion';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a visitor who asked for nothing', undefined, false, true],
  ['a connection that saves nothing', { saveData: false }, false, true],
  ['a visitor who saves data', { saveData: true }, false, false],
  ['a visitor who prefers reduced motion', undefined, true, false],
])('MEDIA-06 A-52 A63 A68 for %s', (_, connection, isReduced, moves) => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  expect(wantsMotion()).toBe(moves);
});
