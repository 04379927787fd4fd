import { controls } from '@beckon/contract';
import { toPlainDigits } from '../PhoneInput/readDigits';

/** A field's text and where the caret stands in it. */
export interface NumberText {
  readonly text: string;
  readonly caret: number;
}

/** What the text may hold and how it came about. */
export interface CleanOptions {
  readonly integer?: boolean | undefined;
  readonly positive?: boolean | undefined;
  /** One symbol was typed; otherwise a text came as a whole, by paste for example. */
  readonly keystroke?: boolean | undefined;
}

/** Leaves digits, one minus before them and one point, 16 symbols at most; the caret stays where it was. [C-NUM-01, C-NUM-02, C-NUM-03, C-NUM-04] */
export function cleanNumber(edit: NumberText, options: CleanOptions): NumberText {
  const plain = toPlainSymbols(edit.text);
  const point = findPoint(plain, options.keystroke);
  // Who types a point among whole digits must not lose what follows it; of a pasted 12.5 only 12 is wanted.
  const endsAt = options.integer && !options.keystroke && point >= 0 ? point : plain.length;
  let text = '';
  let caret = 0;
  for (let at = 0; at < endsAt; at += 1) {
    const symbol = plain.charAt(at);
    if (at === point && !options.integer) text += '.';
    else if (/\d/.test(symbol)) text += symbol;
    else if (symbol === '-' && text === '' && !options.positive) text += symbol;
    if (at < edit.caret) caret = text.length;
  }
  return cutToLength(text, caret);
}

// Symbol by symbol, so that the caret's place still holds.
function toPlainSymbols(text: string): string {
  return toPlainDigits(text)
    .replace(/[−－﹣]/g, '-')
    .replace(/[٫．]/g, '.')
    .replace(/，/g, ',');
}

const grouped = /^\D*\d{1,3}([.,])\d{3}(?:\1\d{3})+\D*$/;

function findPoint(text: string, keystroke: boolean | undefined): number {
  const marks = [...text.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last || keystroke || marks.length === 1) return marks[0]?.index ?? -1;
  // In 1,234.56 and 1.234,56 the last mark is the point; 1,234,567 has none.
  if (marks.filter(([mark]) => mark === last[0]).length === 1) return last.index;
  return grouped.test(text) ? -1 : (marks[0]?.index ?? -1);
}

function cutToLength(text: string, caret: number): NumberText {
  const excess = text.length - controls.numberMaxSymbols;
  if (excess <= 0) return { text, caret };
  // What was typed last gives way, not the digits at the end.
  const from = Math.max(0, caret - excess);
  return { text: text.slice(0, from) + text.slice(from + excess), caret: from };
}
