import { encode } from 'uqr';
import type { CodeModules } from './pure/buildCodeSvg';

/** The squares of a QR code; nothing if the text is too long. Survives damage of a seventh. [OWN-18, A-32] */
export function buildCode(text: string): CodeModules | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    return undefined;
  }
}
