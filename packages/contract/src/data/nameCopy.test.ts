import { expect, it } from 'vitest';
import { agreedLimits } from './agreedLimits';
import { nameCopy } from './nameCopy';

it('OWN-06 a copy of a copy gets the same name, in any language', () => {
  expect([nameCopy('Bar'), nameCopy('Bar (copy)'), nameCopy('Barra (copia)', ' (copia)')]).toEqual([
    'Bar (copy)',
    'Bar (copy)',
    'Barra (copia)',
  ]);
});

it('OWN-06 a long name is cut, and the mark stays', () => {
  const { widgetNameCharacters: most } = agreedLimits;
  expect(nameCopy('x'.repeat(most))).toBe(`${'x'.repeat(most - 7)} (copy)`);
});
