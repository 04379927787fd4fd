import { lists } from '@beckon/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildCsv, toCsvCell } from './buildCsv';
import { hasUnstorable } from './hasUnstorable';
import { listWidgetTypes } from './listWidgetTypes';
import { readHostRule } from './readHostRule';
import { readSearch } from './readSearch';
import { toJsonSchema } from './toJsonSchema';
import { validateWidget } from './validateWidget';

describe('buildCsv', () => {
  it.each([
    ['plain', 'plain'],
    ['+14155552671', '+14155552671'],
    [' =1+1', "' =1+1"],
    ['\n=1+1', '"\'\n=1+1"'],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['a "b", c', '"a ""b"", c"'],
    [null, ''],
    [0, '0'],
  ])('OWN-12 B27 writes %j as %j', (value, cell) => expect(toCsvCell(value)).toBe(cell));

  it('OWN-12 B27 no cell begins like a formula, whatever was written', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = toCsvCell(text).replace(/^"/, '');
        expect(/^[=@\t\r]/.test(cell) || (/^[+-]/.test(cell) && !/^\+\d+$/.test(cell))).toBe(false);
      }),
    );
    expect(buildCsv([['a', 1]])).toBe('a,1\r\n');
  });
});

it.each([
  ['shop.example.com', 'shop.example.com'],
  [' HTTPS://Shop.Example.com:8443/a?b#c ', 'shop.example.com'],
  ['*.example.com', '*.example.com'],
  ['example.com.', 'example.com'],
  ['localhost', 'localhost'],
  ['', undefined],
  ['*', undefined],
  ['*.', undefined],
  ['a.*.b', undefined],
  ['-a.example', undefined],
  ['a b', undefined],
  ['https://u:p@a.example', undefined],
  ['javascript:alert(1)', undefined],
  ['^.*$', undefined],
  [`${'a'.repeat(64)}.example`, undefined],
])('OWN-03 reads the website %j as %j', (entry, host) =>
  expect(readHostRule(entry, (text) => text)).toBe(host),
);

it.each([
  ['+1 (415) 555', { begins: '+1415555' }],
  ['0049 170 1234', { begins: '+491701234' }],
  ['0042', { ends: '0042' }],
  ['555-2671', { ends: '5552671' }],
  ['1', undefined],
  ["'; drop table", undefined],
])('OWN-12 reads the search %j', (text, search) => expect(readSearch(text)).toEqual(search));

it.each([
  ['text', false],
  [{ a: ['😀', { b: 'é' }] }, false],
  ['a\0b', true],
  [{ 'a\0': 1 }, true],
  [['\ud800'], true],
  [{ a: { b: '\udc00x' } }, true],
])('C38 %j contains what cannot be stored: %s', (value, expected) =>
  expect(hasUnstorable(value)).toBe(expected),
);

describe('validateWidget', () => {
  it('OWN-10 the defaults of every type pass without a warning', () => {
    for (const { type, defaults } of listWidgetTypes()) {
      for (const [channel, data] of Object.entries(defaults)) {
        const verdict = validateWidget(type, {
          channel,
          smsKeyword: '',
          data: data as Record<string, unknown>,
        });
        expect([type, channel, verdict]).toEqual([type, channel, { errors: [], warnings: [] }]);
      }
    }
  });

  it('OWN-10 DISP-10 warns about a rule that pages do not know or that lacks its number', () => {
    const check = (main: object) =>
      validateWidget('modal', { channel: 'sms', smsKeyword: '', data: { main } });
    const odd = { whenDisplay: ['none'], showAgain: ['weeks', 2], showAgainIfClosed: ['days', 'two'] };
    const known = 'immediately, scroll, delay, exit_intent, anchor, manual';
    expect(check(odd)).toEqual({
      errors: [],
      warnings: [
        {
          path: 'data.main.whenDisplay',
          message: `has an unknown rule "none". Use ${known}`,
          reason: 'unknown_rule',
          values: { kind: 'none', words: known },
        },
        {
          path: 'data.main.showAgain',
          message: 'has an unknown rule "weeks". Use always, never, seconds, hours, days',
          reason: 'unknown_rule',
          values: { kind: 'weeks', words: 'always, never, seconds, hours, days' },
        },
        {
          path: 'data.main.showAgainIfClosed',
          message: 'needs a number after "days"',
          reason: 'no_number',
          values: { kind: 'days' },
        },
      ],
    });
    const good = { whenDisplay: ['manual'], showAgain: ['always'], showAgainIfClosed: ['days', 2] };
    expect(check(good)).toEqual({ errors: [], warnings: [] });
  });

  it('OWN-10 ENT-05 never throws, whatever it is given', () => {
    const type = fc.constantFrom(...lists.runtimeTypes, ...lists.otherKinds);
    const section = fc.constantFrom(
      'main',
      'submitted',
      'setup',
      'actions',
      'channels',
      'appearance',
      'constructor',
      'x',
    );
    const field = fc.constantFrom(
      'title',
      'colors',
      'width',
      'whenDisplay',
      'image',
      'urlWhitelist',
      '__proto__',
      'toString',
    );
    fc.assert(
      fc.property(type, fc.dictionary(section, fc.dictionary(field, fc.anything())), (kind, data) => {
        expect(Array.isArray(validateWidget(kind, { channel: 'fb', smsKeyword: '', data }).errors)).toBe(
          true,
        );
      }),
    );
  });
});

it('OWN-10 describes a schema as it validates', () => {
  const schema = v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(9)),
    list: v.optional(v.pipe(v.array(v.picklist(['a', 'b'])), v.maxLength(2)), ['a']),
    number: v.nullable(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(3))),
  });
  expect(toJsonSchema(schema)).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['name', 'number'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 9 },
      list: { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, maxItems: 2, default: ['a'] },
      number: { anyOf: [{ type: 'string', pattern: '^\\d+$' }, { type: 'null' }] },
    },
  });
  expect(() => toJsonSchema(v.date())).toThrow('cannot describe schemas of type date yet');
});
