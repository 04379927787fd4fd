import type * as v from 'valibot';

type Schema = { type?: string; wrapped?: Schema; entries?: Record<string, Schema> };

/** The paths of all fields of a schema, without the sections themselves: `colors.background`. [OWN-07] */
export function listPaths(schema: v.GenericSchema, prefix = ''): string[] {
  const bare = unwrap(schema as unknown as Schema);
  if (!bare.entries) return [prefix];
  return Object.entries(bare.entries).flatMap(([name, inner]) =>
    listPaths(inner as unknown as v.GenericSchema, prefix === '' ? name : `${prefix}.${name}`),
  );
}

function unwrap(schema: Schema): Schema {
  return schema.wrapped ? unwrap(schema.wrapped) : schema;
}
