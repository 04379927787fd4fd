import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';
import type { OwnerDeps, Scoped } from './OwnerDeps';
import type { DescribedRoute } from './pure/buildOpenApi';
import type { Caller } from './pure/Caller';

/** A request to the API, parsed and checked. */
export type ApiCall<Params = unknown, Query = unknown, Body = unknown> = {
  params: Params;
  query: Query;
  body: Body;
  caller: Caller;
  accountId: number;
  deps: OwnerDeps;
  /** A transaction limited to the caller's account; a reading one cannot write. */
  scoped: Scoped;
  from: { ip: string; ipShort: string; userAgent: string; ownAddress: string | undefined; isLocal: boolean };
  /** The raw session cookie, not verified. */
  cookie: string | undefined;
  reply: FastifyReply;
  log: { error: (values: object, text: string) => void };
};

/** One route: its description, which also generates the documentation, and its handler. */
export type ApiRoute = DescribedRoute & {
  bodyBytes?: number | undefined;
  /** Throws if a file can't be had; for routes with a `fileQuery`. */
  check?: ((call: ApiCall) => Promise<unknown>) | undefined;
  handle: (call: ApiCall) => Promise<unknown>;
};

/** How a value looks in JSON: times become texts. */
type Sent<Value> = Value extends string
  ? Value | (string extends Value ? Date : never)
  : Value extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Sent<Value[Name]> }
      : Value;

type Schema = v.GenericSchema;
type Output<Of> = Of extends Schema ? v.InferOutput<Of> : undefined;

type Definition<Params, Query, Body, Answer> = Omit<
  DescribedRoute,
  'params' | 'query' | 'body' | 'answer' | 'status'
> & {
  params?: Params;
  query?: Query;
  body?: Body;
  answer?: Answer;
  status?: number;
  bodyBytes?: number;
  check?: (call: ApiCall<Output<Params>, Output<Query>, Output<Body>>) => Promise<unknown>;
  handle: (
    call: ApiCall<Output<Params>, Output<Query>, Output<Body>>,
  ) => Promise<Answer extends Schema ? Sent<v.InferInput<Answer>> : unknown>;
};

const done = 204;
const ok = 200;

/** Describes a route; the types of its handler follow from the schemas. [OWN-10] */
export function defineRoute<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Answer extends Schema | undefined = undefined,
>(route: Definition<Params, Query, Body, Answer>): ApiRoute {
  const status = route.status ?? (route.answer || route.sends ? ok : done);
  return { ...route, status } as unknown as ApiRoute;
}
