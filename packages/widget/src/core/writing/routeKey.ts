/** Parameters about where the visitor came from, and empty ones. */
const ignored =
  /[?&](?:(?:mcp_token|utm_[a-z]+|[gf]clid|gad_source|wbraid|gbraid|msclkid|mc_[ce]id|mc_debug|_ga|_gl)(?:=[^&#]*)?)?(?![^&#])/gi;

/** The part of an address that identifies the page: everything except tokens and campaign parameters. [LOAD-12, A-02] */
export function routeKey(url: string): string {
  // Any remaining parameter may be the first.
  return url.replace(ignored, '').replace('?', '&');
}
