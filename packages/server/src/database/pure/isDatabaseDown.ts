import { isConflict } from './isConflict';

/** Codes of the driver and of PostgreSQL that mean: not now, but later. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT', 'ANSWER_TIMEOUT'],
  // Shutting down, crashed, starting up, out of connections, disk full, taken or waited too long, now read-only.
  ...['57P01', '57P02', '57P03', '53300', '53100', '57014', '25P03', '25006'],
]);

/** Is the database temporarily down? Then the answer is 503, not 500. */
export function isDatabaseDown(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && (codes.has(code) || code.startsWith('08') || isConflict(error));
}
