/** The beginning of an address that was written without its scheme: a name with a dot, a port, a path. */
const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]|$)/u;

/** An address that a picture or a link may have: the web's alone; one without a scheme is taken for such. [LAY-05, MEDIA-03] */
export function safeUrl(given: string | undefined): string | undefined {
  // Browsers drop control characters from an address; with them a scheme could be hidden.
  const text = (given ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replaceAll(' ', '%20');
  if (text === '' || text.includes('\\')) return undefined;
  if (/^https?:\/\//i.test(text) || /^(?:\.{0,2}\/)(?!\/)/.test(text)) return text;
  if (text.startsWith('//')) return `https:${text}`;
  return bareHost.test(text) ? `https://${text}` : undefined;
}
