import { Main } from '@beckon/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { apiField } from './apiField';
import { buildProblems } from './buildProblems';

const ask = (schema: v.GenericSchema, given: unknown) =>
  buildProblems(v.safeParse(schema, given).issues ?? [], 'at');

describe('buildProblems', () => {
  it.each([
    [
      apiField.text(3),
      'long',
      'must have at most 3 characters',
      { reason: 'most_characters', values: { n: 3 } },
    ],
    [apiField.email, 'x', 'must be an email address', { reason: 'email' }],
    [apiField.wholeNumber, -1, 'must not be negative', { reason: 'negative' }],
    [apiField.text(3), undefined, 'is missing', { reason: 'missing' }],
    [apiField.text(3), 7, 'must be text', {}],
    [
      v.picklist(['viewer', 'Editor']),
      'x',
      'must be one of viewer, Editor',
      { reason: 'one_of', values: { words: 'viewer, Editor' } },
    ],
  ])('OWN-10 %#: a check of the API has a sentence and its reason', (schema, given, message, why) => {
    expect(ask(schema, given)).toEqual([{ path: 'at', message, ...why }]);
  });

  it.each([
    ['title', {}, { reason: 'text_characters', values: { n: expect.stringMatching(/^\d+$/) } }],
    ['opacity', 'x', { reason: 'number' }],
    ['width', 'wide', { reason: 'width' }],
  ])('OWN-10 a check of pages has one too: main.%s', (name, given, why) => {
    expect(ask(Main, { [name]: given })).toEqual([
      { path: `at.${name}`, message: expect.stringMatching(/^must be /), ...why },
    ]);
  });
});
