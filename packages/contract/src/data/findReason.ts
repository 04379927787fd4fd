import type { Explained } from './explain';
import { type Reason, reasons } from './reasons';

/** Finds which of these reasons a sentence came from, with the values in it; a sentence of none of them stays as it is. Pure. [OWN-10] */
export function findReason(message: string, among: readonly Reason[]): Explained {
  for (const reason of among) {
    const found = patternOf(reasons[reason]).exec(message);
    if (found) return { message, reason, ...(found.groups && { values: { ...found.groups } }) };
  }
  return { message };
}

/** No value contains a colon: what follows one is not part of the sentence. */
const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[().]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^:]+)')}$`);
