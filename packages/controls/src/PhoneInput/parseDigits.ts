/** The digits of a text as 0 to 9, whichever keyboard they were typed on; everything else is left out. */
export function parseDigits(text: string): string {
  return toPlainDigits(text).replace(/\D/g, '');
}

/** Writes Arabic, Persian, Hindi and full-width digits as 0 to 9 and a full-width plus as +. */
export function toPlainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९０-９]/g, plainDigit).replace('＋', '+');
}

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  // In Unicode the low four bits of these digits are their value; those of the Hindi ones start at 6.
  return String((/[०-९]/.test(digit) ? code - 6 : code) & 15);
}
