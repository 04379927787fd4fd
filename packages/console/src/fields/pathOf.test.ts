import { describe, expect, it } from 'vitest';
import { namesOf, pathOf } from './pathOf';
import { valueAtPath, writePath } from './valueAtPath';

describe('pathOf', () => {
  it.each([
    [['data', 'main', 'title'], 'data.main.title'],
    [['languages', 'de', 'fields', 'main.title'], 'languages.de.fields.main~1title'],
    [['a~1b', 'c.d~'], 'a~01b.c~1d~0'],
  ])('OWN-09 %j is %s, and back', (names, path) => {
    expect(pathOf(...names)).toBe(path);
    expect(namesOf(path)).toEqual(names);
  });
});

it('OWN-07 OWN-09 a name with a dot in it is one name, and goes with the last of its section', () => {
  const path = pathOf('languages', 'de', 'fields', 'main.title');
  const data = writePath({ main: { title: 'Hello' } }, path, 'Hallo');
  expect(data).toEqual({
    main: { title: 'Hello' },
    languages: { de: { fields: { 'main.title': 'Hallo' } } },
  });
  expect(valueAtPath(data, path)).toBe('Hallo');
  expect(writePath(data, path, undefined)).toEqual({ main: { title: 'Hello' } });
});
