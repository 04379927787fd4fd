/** The account id in a body, before we parse the rest; 0 if there is none. */
export function parseAccountId(body: unknown): number {
  const raw = (body as { account_id?: unknown } | null)?.account_id;
  const accountId = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : 0;
  return Number.isSafeInteger(accountId) ? accountId : 0;
}
