/** What a person at a terminal is told in place of a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}
