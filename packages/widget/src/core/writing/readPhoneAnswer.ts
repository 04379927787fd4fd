/** What the server said about a number; anything unreadable counts as a refusal without words. [NET-03, SMS-03, SMS-04] */
export function readPhoneAnswer(raw: unknown): { state: boolean; errors: string[] } {
  const { state, errors } = (raw ?? {}) as { state?: unknown; errors?: unknown };
  const list = Array.isArray(errors)
    ? errors.filter((error): error is string => typeof error === 'string')
    : [];
  return { state: state === true, errors: list };
}
