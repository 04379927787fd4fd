/** Parameters that are about how somebody came, and empty ones. */
const ignored =
  /[?&](?:(?:mcp_token|utm_[a-z]+|[gf]clid|gad_source|wbraid|gbraid|msclkid|mc_[ce]id|mc_debug|_ga|_gl)(?:=[^&#]*)?)?(?![^&#])/gi;

/** What makes an address another page, to be compared: all of it, without tokens and campaign parameters. [LOAD-12, A-02] */
export function routeKey(url: string): string {
  // Whichever parameter is left may be the first.
  return url.replace(ignored, '').replace('?', '&');
}
