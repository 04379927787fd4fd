import { controls } from '@beckon/contract';
import { decimalPlaces, readDecimal } from './readDecimal';

/** Steps that a key takes with Shift, and that a page key takes. */
export const largeStep = 10;

/** The number some steps further, exactly; one that would be longer than 16 symbols stays. [C-NUM-08, C-NUM-02] */
export function stepNumber(text: string, step: string | number, times: number): string {
  const sum = (readDecimal(text) ?? 0n) + (readDecimal(step) ?? 0n) * BigInt(times);
  const digits = String(sum)
    .replace('-', '')
    .padStart(decimalPlaces + 1, '0');
  const places = Math.max(countPlaces(text), countPlaces(String(step)));
  const part = digits.slice(-decimalPlaces).slice(0, places);
  const next = (sum < 0n ? '-' : '') + digits.slice(0, -decimalPlaces) + (part && `.${part}`);
  return next.length > controls.numberMaxSymbols ? text : next;
}

function countPlaces(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

/** How many steps a key takes, up or down; undefined when it takes none. [C-NUM-08, A-63] */
export function readStepKey(key: string, shift: boolean): number | undefined {
  const [, kind, way] = /^(Arrow|Page)(Up|Down)$/.exec(key) ?? [];
  if (!kind) return undefined;
  const steps = shift || kind === 'Page' ? largeStep : 1;
  return way === 'Up' ? steps : -steps;
}
