import Fastify, { type FastifyBaseLogger } from 'fastify';

type DatabaseError = Error & {
  severity?: string;
  code?: string;
  constraint_name?: string;
  table_name?: string;
};

/** An error without values: messages from the database and from parsers quote what visitors typed. */
function describeError(error: DatabaseError): Record<string, unknown> {
  const { name, code, severity, constraint_name: constraint, table_name: table } = error;
  if (severity !== undefined) return { type: name, code, constraint, table };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: name, code, stack: frames?.join('\n') };
}

/** Where lines go. */
type Stream = { write: (line: string) => void };

/** JSON lines on standard output, without phone numbers, bodies, queries or tokens. */
export function createLogger(level: string, stream?: Stream): FastifyBaseLogger {
  const timestamp = () => `,"time":"${new Date().toISOString()}"`;
  // Its type asks for the message, which is what we leave out.
  const serializers = { err: describeError as (error: Error) => never };
  // Fastify's own logger is pino, so we don't depend on it ourselves.
  return Fastify({ logger: { level, base: null, timestamp, serializers, ...(stream && { stream }) } }).log;
}
