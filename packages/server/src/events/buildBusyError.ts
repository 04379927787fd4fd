const unavailable = 503;

/** The error for an event that can't be stored at the moment: its page tries again later. [NET-12] */
export function buildBusyError(text: string): Error {
  return Object.assign(new Error(text), { statusCode: unavailable });
}
