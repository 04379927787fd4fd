import { toPlainDigits } from '../PhoneInput/parseDigits';

/** Where the caret belongs after masking: after the same digits, and after a separator that was just typed. */
export function placeCaret(typed: string, caret: number, masked: string): number {
  if (typed === masked) return caret;
  // A visitor typing at the end stays there, even after an inserted zero.
  if (caret >= typed.length) return masked.length;
  const before = toPlainDigits(typed.slice(0, caret));
  const digits = before.replace(/\D/g, '').length;
  const place = afterDigits(masked, digits);
  return /\W$/.test(before) && /\D/.test(masked.charAt(place)) ? place + 1 : place;
}

function afterDigits(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}
