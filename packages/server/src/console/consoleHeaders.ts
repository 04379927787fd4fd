const ours = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };
const write = (rules: readonly string[]): string => rules.join('; ');

/** The console only talks to its own origin and can't be framed. [OWN-01, OWN-23] */
export const consoleHeaders = {
  ...ours,
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': write([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // The owner's page behind a preview; the frame takes its origin away.
    "frame-src 'self' https: http:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * A preview shows images and videos from wherever the owner has them, and only runs our script. `sandbox` gives it its own
 * origin, however it was opened: what an owner configured never meets the session. [OWN-08, LAY-05]
 */
export function frameHeaders(ownAddress: string): Record<string, string> {
  return {
    ...ours,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': write([
      "default-src 'none'",
      // It has no origin: `'self'` wouldn't mean this server in every browser.
      `script-src ${ownAddress}`,
      'img-src * data:',
      'media-src *',
      'font-src *',
      'frame-src https:',
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ownAddress}`,
      'sandbox allow-scripts',
    ]),
    'Origin-Agent-Cluster': '?0',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}
