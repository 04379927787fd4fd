import { pageAddress } from './pageAddress';

/** Whether this can be an address. An image needs a full address or one on the same site; elsewhere a browser adds what is missing. [OWN-10, SUB-21, A-41] */
export function isAddress(text: string, isPicture: boolean): boolean {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return false;
  if (trimmed === '' || /^\/(?!\/)/.test(trimmed)) return true;
  if (isPicture && !/^(?:https?:)?\/\//i.test(trimmed)) return false;
  if (!isPicture && trimmed.startsWith('#')) return true;
  const whole = pageAddress(trimmed);
  return whole !== undefined && /\.|^localhost$|^\[/.test(new URL(whole).hostname);
}

/** Whether this can match a page: a path, an address, or one with a star for anything. Empty lines are ignored. [OWN-10, A-24] */
export function isPagePattern(text: string): boolean {
  const trimmed = text.trim();
  if (/\s/.test(trimmed) || trimmed.startsWith('#')) return false;
  return trimmed.includes('*') || isAddress(trimmed, false);
}
