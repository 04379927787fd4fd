import { expect, it } from 'vitest';
import { explain } from './explain';
import { reasons } from './reasons';

it('OWN-10 a reason comes with its sentence, and with the values in it', () => {
  expect(explain('empty')).toEqual({ message: 'must not be empty', reason: 'empty' });
  expect(explain('most_characters', { n: 40 })).toEqual({
    message: 'must have at most 40 characters',
    reason: 'most_characters',
    values: { n: 40 },
  });
});

it('OWN-10 a value that looks like a placeholder stays as it was written', () => {
  expect(explain('shared_word', { word: '{widget}', widget: 'Bar' }).message).toMatch(/^“{widget}” is also/);
});

it.each(Object.entries(reasons))(
  'OWN-23 %s ends where a sentence can go on, or with a full stop',
  (_, text) => {
    // Messages about a field continue its name, and the reader adds the full stop.
    expect(/^\p{Ll}/u.test(text)).toBe(!text.endsWith('.'));
  },
);
