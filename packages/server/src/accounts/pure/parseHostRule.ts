const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^(?:\\*\\.)?(?:${label}\\.)*${label}$`);
const mostCharacters = 253;

/**
 * An authorized website as stored: `shop.example` or `*.shop.example`. Reduces what owners paste (a URL, capitals,
 * letters of their language) to that; nothing if it contains no host. The system turns letters into ASCII. [OWN-03]
 */
export function parseHostRule(entry: string, toAscii: (host: string) => string): string | undefined {
  const [, stars = '', name = ''] =
    /^(?:https?:\/\/)?(\*\.)?([^/?#:@\s]+)(?::\d{1,5})?(?:[/?#].*)?$/i.exec(entry.trim()) ?? [];
  const ascii = toAscii(name.replace(/\.$/, '')).toLowerCase();
  const rule = `${stars}${ascii}`;
  return ascii !== '' && rule.length <= mostCharacters && host.test(rule) ? rule : undefined;
}
