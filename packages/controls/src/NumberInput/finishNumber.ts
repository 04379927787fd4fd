import { controls } from '@beckon/contract';

const decimal = /^-?(?=\.?\d)0*(\d*)(\.\d+)?\.?$/;

/** The number that a half-typed text means: no extra zeros before it, no bare point or minus; empty if there is none. */
export function finishNumber(written: string | number | undefined): string {
  const text = String(written);
  const [isNumber, whole, part = ''] = decimal.exec(text) ?? [];
  if (!isNumber) return '';
  const finished = (/^-.*[1-9]/.test(text) ? '-' : '') + (whole || 0) + part;
  // A full text has no room for a zero before its point.
  return finished.length > controls.numberMaxSymbols ? text : finished;
}
