import type * as v from 'valibot';
import { apiPrefix } from './apiPrefix';
import type { Area } from './Caller';
import type { Role } from './Role';
import { describeNamed, type JsonSchema, type NamedSchemas, toJsonSchema } from './toJsonSchema';

/** A route as far as its description goes. */
export type DescribedRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  tag: string;
  summary: string;
  /** The callers it allows: anyone, anyone who is signed in, or a member with at least this role. */
  access: 'anyone' | 'person' | Role;
  /** The scope that a key needs; none: only people. */
  area?: Area | undefined;
  /** Does it work in a closed account? */
  worksClosed?: boolean | undefined;
  params?: v.GenericSchema | undefined;
  query?: v.GenericSchema | undefined;
  body?: v.GenericSchema | undefined;
  answer?: v.GenericSchema | undefined;
  status: number;
  /** The content type it sends, if that is not JSON. */
  sends?: string | undefined;
};

const errorRef = { $ref: '#/components/schemas/Error' };
const refusals: Record<string, string> = {
  '400': 'The request is invalid. `fields` says where.',
  '401': 'Not signed in, or the API key is invalid.',
  '403': 'The role or the API key does not allow this, or the request came from another site.',
  '404': 'Not found in this account.',
  '409': 'Someone else changed it, or it conflicts with something else.',
  '413': 'The request is too large.',
  '415': 'The content type is not application/json.',
  '422': 'The widget is invalid, or the provider rejected the credentials. `fields` says where.',
  '429': 'Too many requests. `Retry-After` says when to try again.',
  '502': 'The messaging provider did not respond. Nothing changed.',
  '503': 'The server is busy or restarting. `Retry-After` says when to try again.',
};

/** The OpenAPI 3.1 description of these routes, made from the same schemas that validate them. [OWN-10] */
export function buildOpenApi(
  routes: readonly DescribedRoute[],
  { named, version }: { named: NamedSchemas; version: string },
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route, named) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beckon',
      version,
      description: "The owner's API. The console uses the session cookie, programs use an API key.",
    },
    servers: [{ url: apiPrefix }],
    paths,
    components: {
      schemas: describeNamed(named),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'beckon_session',
          description: 'With https, the cookie is named __Host-beckon_session.',
        },
        key: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function describeRoute(route: DescribedRoute, named: NamedSchemas): JsonSchema {
  const { tag, summary, access, area, params, query, body, method } = route;
  const scope = area && `${area}:${method === 'GET' ? 'read' : 'write'}`;
  const security = access === 'anyone' ? [] : [{ session: [] }, ...(scope ? [{ key: [] }] : [])];
  return {
    operationId: `${method.toLowerCase()}${route.path.replace(/[/:.-]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    tags: [tag],
    summary,
    'x-access': access,
    ...(scope ? { 'x-scope': scope } : {}),
    security,
    parameters: [...listParameters(params, 'path'), ...listParameters(query, 'query')],
    ...(body && {
      requestBody: {
        required: body.type !== 'optional',
        content: { 'application/json': { schema: toJsonSchema(body, named) } },
      },
    }),
    responses: { [route.status]: describeAnswer(route, named), ...describeRefusals() },
  };
}

function describeAnswer({ answer, sends, status }: DescribedRoute, named: NamedSchemas): JsonSchema {
  if (sends) return { description: 'A file.', content: { [sends]: { schema: { type: 'string' } } } };
  if (!answer) return { description: status === 204 ? 'Done.' : 'Accepted.' };
  return {
    description: 'The response.',
    content: { 'application/json': { schema: toJsonSchema(answer, named) } },
  };
}

function describeRefusals(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: errorRef } } },
    ]),
  );
}

function listParameters(schema: v.GenericSchema | undefined, place: 'path' | 'query'): JsonSchema[] {
  const { properties = {}, required = [] } = (schema ? toJsonSchema(schema) : {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}
