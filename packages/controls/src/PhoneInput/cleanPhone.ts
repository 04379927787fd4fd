import { toPlainDigits } from './readDigits';

/** Digits and the marks that people write between them; letters and invisible marks are left out. */
export function cleanPhone(text: string): string {
  return toPlainDigits(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/[^\d\s()+./-]/g, '');
}
