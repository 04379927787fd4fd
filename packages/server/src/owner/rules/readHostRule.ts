const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const host = new RegExp(`^(?:\\*\\.)?(?:${label}\\.)*${label}$`);
const mostCharacters = 253;

/**
 * An authorised website as it is stored: `shop.example` or `*.shop.example`. What owners paste (an address, capitals, letters of
 * their language) is cut down to that; nothing is a rule that is no host. How letters become ASCII is told by the system. [OWN-03]
 */
export function readHostRule(entry: string, toAscii: (host: string) => string): string | undefined {
  const [, stars = '', name = ''] =
    /^(?:https?:\/\/)?(\*\.)?([^/?#:@\s]+)(?::\d{1,5})?(?:[/?#].*)?$/i.exec(entry.trim()) ?? [];
  const ascii = toAscii(name.replace(/\.$/, '')).toLowerCase();
  const rule = `${stars}${ascii}`;
  return ascii !== '' && rule.length <= mostCharacters && host.test(rule) ? rule : undefined;
}
