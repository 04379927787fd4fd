import { expect, it } from 'vitest';
import { namePart } from './namePart';

it("A-63 a button inside a field has its own name and the field's", () => {
  const named = namePart('clear', 'Empty it', { id: 'f', 'aria-labelledby': 'f-label' });
  expect(named).toEqual({
    id: 'f-clear',
    'aria-label': 'Empty it',
    'aria-labelledby': 'f-clear f-label',
  });
  expect(namePart('clear', 'Clear', { id: 'f', 'aria-label': 'Name' })).toEqual({
    'aria-label': 'Clear: Name',
  });
  expect(namePart('clear', 'Clear', {})).toEqual({ 'aria-label': 'Clear' });
});
