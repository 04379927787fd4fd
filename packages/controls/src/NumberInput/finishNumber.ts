import { controls } from '@beckon/contract';

/** The number that a half-typed text stands for: no spare zeros before it, no bare point or minus; empty when there is none. */
export function finishNumber(text: string): string {
  if (!/\d/.test(text)) return '';
  const finished = text
    .replace(/\.$/, '')
    .replace(/^-(?=[0.]*$)/, '')
    .replace(/^(-?)0*(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.');
  // A text that is full has no room for a zero before its point.
  return finished.length > controls.numberMaxSymbols ? text : finished;
}
