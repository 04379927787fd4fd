/**
 * Whether this system has flags. Windows has none, except in Firefox, which brings its own; on Linux it depends on the fonts. Drawing one to
 * measure it would tell, but block the page for tens of milliseconds while fonts are searched.
 */
export function canDrawFlags(): boolean {
  // On a server nothing is drawn.
  return /Mac OS X|Android|CrOS|Firefox/.test(globalThis.navigator?.userAgent ?? '');
}
