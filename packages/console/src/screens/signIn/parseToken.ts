/** The secret in an email's link, after the `#`, so that no server and no referrer ever sees it. */
export function parseToken(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
}
