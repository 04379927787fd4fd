import { hostAllowed } from '@beckon/contract';

/** The full address of a page from what was typed: `shop.example` means `https://shop.example/`. Undefined if it isn't one. [OWN-08] */
export function pageAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || !URL.canParse(whole)) return undefined;
  const { protocol, href, username } = new URL(whole);
  return /^https?:$/.test(protocol) && username === '' ? href : undefined;
}

/** Whether this page is on one of the account's websites, or on this machine. Only those load without a click by the owner. [OWN-08] */
export function isOwnPage(address: string, whitelist: readonly string[]): boolean {
  const whole = pageAddress(address);
  return whole !== undefined && hostAllowed(new URL(whole).hostname, whitelist);
}

/** The first website of the account that has one address; `*.example.com` covers many. */
export function firstAddress(whitelist: readonly string[]): string {
  const host = whitelist.find((one) => !one.startsWith('*'));
  return host ? (pageAddress(host) ?? '') : '';
}
