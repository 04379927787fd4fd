import pino, { type DestinationStream, type Logger } from 'pino';

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

/** JSON lines on standard output, without phone numbers, bodies, queries or tokens. */
export function createLogger(level: string, stream: DestinationStream = pino.destination(1)): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
    stream,
  );
}
