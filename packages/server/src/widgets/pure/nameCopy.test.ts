import { expect, it } from 'vitest';
import { nameCopy } from './nameCopy';

it('OWN-06 a copy of a copy gets the same name', () => {
  expect([nameCopy('Bar', 20), nameCopy('Bar (copy)', 20), nameCopy('x'.repeat(30), 20)]).toEqual([
    'Bar (copy)',
    'Bar (copy)',
    `${'x'.repeat(13)} (copy)`,
  ]);
});
