import { flagOf } from '@beckon/contract/data/flagOf';

const regionalU = '\u{1F1FA}';
let answer: boolean | undefined;

/** Does this system have flags? Where it has none (Windows) the two letters stand side by side, twice as wide as one. */
export function canDrawFlags(): boolean {
  answer ??= measure();
  return answer;
}

function measure(): boolean {
  // On a server nothing is drawn.
  const pen = globalThis.document?.createElement('canvas').getContext('2d');
  if (!pen) return false;
  const one = pen.measureText(regionalU).width;
  // Half-way between one glyph and two.
  return pen.measureText(flagOf('US')).width < one * 1.5;
}
