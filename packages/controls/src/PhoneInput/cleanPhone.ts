import { toPlainDigits } from './parseDigits';

/** Digits and the characters people write between them; letters and invisible characters are left out. */
export function cleanPhone(text: string): string {
  return toPlainDigits(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/[^\d\s()+./-]/g, '');
}
