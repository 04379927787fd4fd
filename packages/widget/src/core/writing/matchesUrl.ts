type Parts = { host: string; path: string; query: string; hash: string };

/**
 * Whether the address matches the pattern: a glob, never a regular expression; `*` matches anything.
 * Scheme, `www.`, port, query, hash and a trailing slash matter only if the pattern has them.
 */
export function matchesUrl(pattern: string, url: string): boolean {
  const trimmed = pattern.trim();
  if (trimmed === '') return false;
  const address = split(url);
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(trimmed);
  if (scheme && !url.toLowerCase().startsWith(scheme[0].toLowerCase())) return false;

  const wanted = split(trimmed);
  const host = trimmed.startsWith('/') ? '' : bareHost(address.host, wanted.host);
  const rest = `${wanted.query === '' ? '' : address.query}${wanted.hash === '' ? '' : address.hash}`;
  const keepsSlash = wanted.path.endsWith('/') && wanted.path.length > 1;
  // The root is only a slash, which a pattern may leave out.
  const paths = address.path.length > 1 ? [address.path] : ['', '/'];
  if (paths.length === 1 && !keepsSlash) paths.push(withoutSlash(address.path));
  const glob = `${bareHost(wanted.host, wanted.host)}${withoutSlash(wanted.path, wanted.path)}${wanted.query}${wanted.hash}`;
  // A leading star may match host and path, so we can't tell which letters belong to a path.
  const read = wanted.host.includes('*') && wanted.path === '' ? lower : same;
  return paths.some((path) => globMatches(read(glob), read(`${host}${path}${rest}`)));
}

const same = (text: string): string => text;
const lower = (text: string): string => text.toLowerCase();

function split(text: string): Parts {
  const rest = text.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
  const [, host = '', path = '', query = '', hash = ''] =
    /^([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
  return { host, path, query, hash };
}

/** Lower case without `www.`; the port stays only if the pattern names one. */
function bareHost(host: string, pattern: string): string {
  const lower = host.toLowerCase();
  const named =
    pattern.toLowerCase().startsWith('www.') && !pattern.includes('*') ? lower : lower.replace(/^www\./, '');
  return /:\d+$/.test(pattern) ? named : named.replace(/:\d+$/, '');
}

function withoutSlash(path: string, pattern = ''): string {
  return pattern.length > 1 && pattern.endsWith('/') ? path : path.replace(/\/$/, '');
}

/** Linear in practice and quadratic at worst: it backtracks only to the last `*`. */
function globMatches(glob: string, text: string): boolean {
  let g = 0;
  let t = 0;
  let star = -1;
  let mark = 0;
  while (t < text.length) {
    if (glob[g] === '*') {
      star = g++;
      mark = t;
    } else if (g < glob.length && glob[g] === text[t]) {
      g++;
      t++;
    } else if (star >= 0) {
      g = star + 1;
      t = ++mark;
    } else {
      return false;
    }
  }
  while (glob[g] === '*') g++;
  return g === glob.length;
}
