import { controls } from '@beckon/contract';
import { toPlainDigits } from '../PhoneInput/parseDigits';

/** A field's text and its caret. */
export interface NumberText {
  readonly text: string;
  readonly caret: number;
}

/** What the text may contain and how it was entered. */
export interface CleanOptions {
  readonly integer?: boolean | undefined;
  readonly positive?: boolean | undefined;
  /** One symbol was typed; otherwise a whole text was entered, by pasting for example. */
  readonly keystroke?: boolean | undefined;
}

/** Keeps digits, one minus before them and one point, 16 symbols at most; the caret stays where it was. [C-NUM-01, C-NUM-02, C-NUM-03, C-NUM-04] */
export function cleanNumber(edit: NumberText, { integer, positive, keystroke }: CleanOptions): NumberText {
  // Symbol by symbol, so that the caret's position stays valid.
  const plain = toPlainDigits(edit.text).replace(/[٫．]/g, '.').replace(/，/g, ',');
  const point = findPoint(plain, keystroke);
  const clean = (part: string): string =>
    part
      .replace(/\D/g, (symbol, at) => {
        if (at === point && !integer) return '.';
        return !positive && /[-−－]/.test(symbol) ? '-' : '';
      })
      .replace(/(?!^)-/g, '');
  // Typing a point among whole digits must not lose what follows it; of a pasted 12.5 only 12 is wanted.
  const wanted = integer && !keystroke && point >= 0 ? plain.slice(0, point) : plain;
  const text = clean(wanted);
  const caret = clean(wanted.slice(0, edit.caret)).length;
  // Of too many symbols, those typed last are dropped, not the digits at the end.
  const excess = text.slice(controls.numberMaxSymbols).length;
  const from = Math.max(0, caret - excess);
  return { text: text.slice(0, from) + text.slice(from + excess), caret: from };
}

function findPoint(text: string, keystroke: boolean | undefined): number {
  // When typing 1,234.56, the comma has already become a point; the second mark, after three digits, is the real one.
  if (keystroke) return text.search(/[.,](?!\d{3}[.,])/);
  // In 1,234.56 and 1.234,56 the last mark is the point; 1,234,567 has none.
  const last = text.search(/[.,][^.,]*$/);
  return text.indexOf(text.charAt(last)) === last ? last : text.search(/[.,](?!\d{3}(?!\d))/);
}
