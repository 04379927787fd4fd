import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';

const texts = copy.settings.sessions;
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The common name of a browser; an unknown one appears as its user agent. [OWN-01] */
export function nameBrowser(userAgent: string): string {
  const find = (known: readonly (readonly [string, RegExp])[]): string | undefined =>
    known.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return fill(texts.browser, { browser, system });
  return browser ?? system ?? (userAgent || texts.unknown);
}
