const ignored =
  /^(?:mcp_token|utm_[a-z]+|[gf]clid|gad_source|wbraid|gbraid|msclkid|mc_[ce]id|mc_debug|_ga|_gl)$/i;

/** The part of an address that makes it another page: all of it, without tokens and campaign parameters. [LOAD-12, A-02] */
export function routeKey(url: string): string {
  const [, base = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const kept = query.split('&').filter((pair) => pair !== '' && !ignored.test(pair.split('=', 1)[0] ?? ''));
  return `${base}?${kept.join('&')}${hash}`;
}
