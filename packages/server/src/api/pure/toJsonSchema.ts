import { type ConversionConfig, toJsonSchema as convert, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON schema, as far as we need one. */
export type JsonSchema = Record<string, unknown>;

/** Schemas with their own name, described once and referenced from elsewhere. */
export type NamedSchemas = ReadonlyMap<unknown, string>;

/** The input of a schema. A schema or action that can't be described is an error: the documentation must not lack it silently. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  // They change a text, not its form; a check has no form.
  ignoreActions: ['trim', 'to_lower_case', 'check'],
  overrideAction({ valibotAction, jsonSchema }) {
    const { requirement } = valibotAction as { requirement?: unknown };
    // JSON schema knows no flags; ours only ignore the case.
    return valibotAction.type === 'regex' && requirement instanceof RegExp
      ? { ...jsonSchema, pattern: requirement.source }
      : null;
  },
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

const definitionsOf = (named: NamedSchemas) =>
  Object.fromEntries([...named].map(([schema, name]) => [name, schema as v.GenericSchema]));

/** The JSON schema of the input of a valibot schema; a reference if it has a name. [OWN-10] */
export function toJsonSchema(schema: v.GenericSchema, named: NamedSchemas = new Map()): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...described
  } = convert(schema, { ...config, definitions: definitionsOf(named) });
  return described;
}

/** All named schemas, in full. [OWN-10] */
export function describeNamed(named: NamedSchemas): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitionsOf(named), config) as Record<string, JsonSchema>;
}
