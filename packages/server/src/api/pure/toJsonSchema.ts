import type * as v from 'valibot';

/** A JSON schema, as far as we need one. */
export type JsonSchema = Record<string, unknown>;

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
  rest?: Schema;
  item?: Schema;
  key?: Schema;
  value?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
  default?: unknown;
  pipe?: readonly (Schema | Action)[];
};
type Action = { kind: string; type: string; requirement?: unknown; title?: string; description?: string };

/** Schemas with their own name, described once and referenced from elsewhere. */
export type NamedSchemas = ReadonlyMap<unknown, string>;

const plain: Record<string, JsonSchema> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  unknown: {},
  any: {},
  null: { type: 'null' },
};

/** Transforms whose result is still of the same kind as the input. */
const keepers = new Set(['trim', 'to_lower_case']);

/** What a pipe action says about its value. */
const actions: Record<string, (requirement: unknown) => JsonSchema> = {
  min_length: (least) => ({ minLength: least }),
  max_length: (most) => ({ maxLength: most }),
  non_empty: () => ({ minLength: 1 }),
  min_value: (least) => ({ minimum: least }),
  max_value: (most) => ({ maximum: most }),
  integer: () => ({ type: 'integer' }),
  safe_integer: () => ({ type: 'integer' }),
  regex: (pattern) => ({ pattern: (pattern as RegExp).source }),
  email: () => ({ format: 'email' }),
  uuid: () => ({ format: 'uuid' }),
  iso_date: () => ({ format: 'date' }),
  iso_timestamp: () => ({ format: 'date-time' }),
  url: () => ({ format: 'uri' }),
};

/** The JSON schema of the input of a valibot schema. Supports only the schema kinds that this server uses. [OWN-10] */
export function toJsonSchema(given: v.GenericSchema, named: NamedSchemas = new Map()): JsonSchema {
  const name = named.get(given);
  return name === undefined ? describe(given, named) : { $ref: `#/components/schemas/${name}` };
}

/** The same, in full even if the schema has a name. */
export function describe(given: v.GenericSchema, named: NamedSchemas = new Map()): JsonSchema {
  const schema = given as Schema;
  const of = (inner: Schema) => toJsonSchema(inner, named);
  if (schema.pipe) return describePipe(schema.pipe, of);
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return describeObject(schema, of);
    case 'array':
      return { type: 'array', items: of(schema.item as Schema) };
    case 'record':
      return { type: 'object', additionalProperties: of(schema.value as Schema) };
    case 'picklist':
      return { type: 'string', enum: schema.options };
    case 'literal':
      return { const: schema.literal };
    case 'nullable':
      return { anyOf: [of(schema.wrapped as Schema), { type: 'null' }] };
    case 'optional':
      return {
        ...of(schema.wrapped as Schema),
        ...(schema.default === undefined ? {} : { default: schema.default }),
      };
    case 'union':
    case 'variant':
      return { anyOf: (schema.options as readonly Schema[]).map(of) };
    default: {
      const known = plain[schema.type];
      if (known) return known;
      throw new Error(`toJsonSchema cannot describe schemas of type ${schema.type} yet. Add the type to it.`);
    }
  }
}

function describePipe(pipe: readonly (Schema | Action)[], of: (inner: Schema) => JsonSchema): JsonSchema {
  const [first, ...rest] = pipe;
  let described = of(first as Schema);
  for (const step of rest as Action[]) {
    // What follows a transform describes the result, not the input.
    if (step.kind === 'transformation' && !keepers.has(step.type)) break;
    if (step.kind === 'metadata' && step.description)
      described = { ...described, description: step.description };
    const found = actions[step.type]?.(step.requirement);
    if (found) described = { ...described, ...(described['type'] === 'array' ? renameItems(found) : found) };
  }
  return described;
}

function renameItems(found: JsonSchema): JsonSchema {
  const names: Record<string, string> = { minLength: 'minItems', maxLength: 'maxItems' };
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [names[name] ?? name, value]));
}

function describeObject({ entries = {}, type }: Schema, of: (inner: Schema) => JsonSchema): JsonSchema {
  const required = Object.keys(entries).filter((name) => (entries[name] as Schema).type !== 'optional');
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, of(entry)])),
    ...(required.length === 0 ? {} : { required }),
    ...(type === 'strict_object' ? { additionalProperties: false } : {}),
  };
}
