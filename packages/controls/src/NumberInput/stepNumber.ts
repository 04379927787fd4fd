import { controls } from '@beckon/contract';
import { decimalPlaces, parseDecimal } from './parseDecimal';

/** How many steps a key takes with Shift, and how many a page key takes. */
const largeStep = 10;

/** The number some steps further, exactly; one that would be longer than 16 symbols stays. [C-NUM-08, C-NUM-02] */
export function stepNumber(text: string, step: string | number, times: number): string {
  const sum = (parseDecimal(text) ?? 0n) + (parseDecimal(step) ?? 0n) * BigInt(times);
  const places = Math.max(...[text, step].map((one) => String(one).split('.')[1]?.length ?? 0));
  const next = String(sum)
    .replace(/\d+/, (digits) => digits.padStart(decimalPlaces + 1, '0'))
    .replace(/.{16}$/, (part) => (places ? `.${part.slice(0, places)}` : ''));
  return next.length > controls.numberMaxSymbols ? text : next;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: largeStep,
  PageDown: -largeStep,
};

/** How many steps a key takes, up or down, with Shift as many as a page key; undefined if it takes none. [C-NUM-08, A-63] */
export function parseStepKey(key: string, shift: boolean): number | undefined {
  return steps[shift ? key.replace('Arrow', 'Page') : key];
}
