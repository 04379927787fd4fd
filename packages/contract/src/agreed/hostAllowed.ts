const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether a page on this hostname may have SMS and omnichannel widgets. Loopback always may. [DISP-20, A-27] */
export function hostAllowed(hostname: string, whitelist: readonly string[]): boolean {
  const host = hostOf(hostname);
  if (loopback.has(host)) return true;
  return whitelist.some((entry) => matches(host, hostOf(entry)));
}

/** `www.` makes no difference, except that under `*.example.com` it is a name like any other. */
function matches(host: string, entry: string): boolean {
  if (entry === '') return false;
  if (entry.startsWith('*.')) return host.endsWith(entry.slice(1)) && host.length >= entry.length;
  return host.replace(/^www\./, '') === entry.replace(/^www\./, '');
}

/** `https://www.Example.com:8080/shop` → `www.example.com`. */
function hostOf(text: string): string {
  const afterScheme = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z\d+.-]*:\/\//, '');
  const authority = afterScheme.split(/[/?#]/, 1)[0] ?? '';
  const withoutUser = authority.slice(authority.lastIndexOf('@') + 1);
  const withoutPort = withoutUser.startsWith('[')
    ? withoutUser.replace(/\]:\d+$/, ']')
    : withoutUser.replace(/:\d+$/, '');
  return withoutPort.replace(/\.$/, '');
}
