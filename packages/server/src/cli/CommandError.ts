/** What the user reads in the terminal instead of a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}
