import * as v from 'valibot';
import { expect, it } from 'vitest';
import { toJsonSchema } from './toJsonSchema';

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
  expect(() => toJsonSchema(v.date())).toThrow('date');
});
