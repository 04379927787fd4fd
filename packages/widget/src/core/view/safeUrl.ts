/** The beginning of an address written without its scheme: a name with a dot, a port, a path. */
const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u;

/** An address that a picture or a link may have: web addresses only; one without a scheme counts as one. [LAY-05, MEDIA-03] */
export function safeUrl(given: string | undefined): string | undefined {
  // Browsers drop control characters from an address, which could hide a scheme.
  const text = (given ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll(' ', '%20');
  if (text === '' || text.includes('\\')) return undefined;
  if (/^https?:\/\//i.test(text) || /^(?:\.{0,2}\/)(?!\/)/.test(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  return bareHost.test(text) ? `https://${text}` : undefined;
}
