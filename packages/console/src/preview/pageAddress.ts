import { hostAllowed } from '@beckon/contract';

/** The address of a page as somebody writes it, whole: `shop.example` means `https://shop.example/`. Nothing if it is none. [OWN-08] */
export function pageAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (trimmed === '' || !URL.canParse(whole)) return undefined;
  const { protocol, href, username } = new URL(whole);
  return /^https?:$/.test(protocol) && username === '' ? href : undefined;
}

/** Is this page on a website that the account has named, or on this machine? Only those are shown without a press of the owner's. [OWN-08] */
export function isOwnPage(address: string, whitelist: readonly string[]): boolean {
  const whole = pageAddress(address);
  return whole !== undefined && hostAllowed(new URL(whole).hostname, whitelist);
}

/** The first website of the account that has an address; `*.example.com` stands for many. */
export function firstAddress(whitelist: readonly string[]): string {
  const host = whitelist.find((one) => !one.startsWith('*'));
  return host ? (pageAddress(host) ?? '') : '';
}
