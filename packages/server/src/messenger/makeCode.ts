import { encode } from 'uqr';
import type { CodeModules } from '../rules/drawCodeSvg';

/** The squares of a code for cameras; a text that fits into none gives nothing. Damage of a seventh does no harm. [OWN-18, A-32] */
export function makeCode(text: string): CodeModules | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    return undefined;
  }
}
