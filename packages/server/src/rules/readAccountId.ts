/** The account that a body names, before anything else of it is read; 0 if none can be meant. */
export function readAccountId(body: unknown): number {
  const raw = (body as { account_id?: unknown } | null)?.account_id;
  const accountId = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : 0;
  return Number.isSafeInteger(accountId) ? accountId : 0;
}
