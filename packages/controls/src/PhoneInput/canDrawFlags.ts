/**
 * Does this system have flags? Windows has none, where no Firefox brings its own; on Linux it depends on the fonts. To draw one and measure
 * it would tell, and hold the page up for tens of milliseconds while the fonts are looked for.
 */
export function canDrawFlags(): boolean {
  // On a server nothing is drawn.
  return /Mac OS X|Android|CrOS|Firefox/.test(globalThis.navigator?.userAgent ?? '');
}
