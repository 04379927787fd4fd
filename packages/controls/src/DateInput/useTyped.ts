import { type ChangeEvent, useState } from 'react';
import { placeCaret } from './placeCaret';
import { restoreSeparators } from './restoreSeparators';

/** How a typed text becomes a value. */
export interface TypedOptions {
  readonly value: string | null;
  /** The value as the field shows it while nothing else is typed. */
  readonly written: string;
  readonly onChange: (value: string | null) => void;
  readonly mask: (text: string) => string;
  /** The value of a masked text, or null; during typing only a complete one is accepted. */
  readonly read: (masked: string, isTyping: boolean) => string | null;
  /** Something unreadable was typed, and the field now shows its value again. */
  readonly onRefuse?: (() => void) | undefined;
}

/** What a field for digits shows, and its handlers. */
export interface Typed {
  /** The text being typed; null shows the value. */
  readonly draft: string | null;
  /** The last text that was typed and not accepted, until something else is typed or chosen. */
  readonly refused: string | null;
  readonly type: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Replaces the typed text with one from elsewhere; null shows the value. */
  readonly put: (text: string | null) => void;
  /** Accepts the typed text as it is; false if it can't be read. */
  readonly settle: () => boolean;
  /** The same, and shows the value again. [C-DATE-06] */
  readonly leave: () => void;
}

/** Keeps the typed text apart from the value, and remembers what was not accepted. [C-DATE-03, C-DATE-06] */
export function useTyped({ value, written, onChange, mask, read, onRefuse }: TypedOptions): Typed {
  const [draft, put] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly [text: string | null, value: string | null]>([null, null]);
  const give = (next: string | null) => {
    if (next !== value) onChange(next);
  };
  const settle = () => {
    const text = mask(draft ?? '');
    // A complete text already became the value during typing; the owner may have changed it since.
    if (text === '' || read(text, true)) return true;
    const found = read(text, false);
    if (found) give(found);
    else {
      setLeft([text, value]);
      onRefuse?.();
    }
    return found !== null;
  };

  return {
    draft,
    refused: left[1] === value ? left[0] : null,
    put,
    settle,
    type: ({ currentTarget: input, nativeEvent }) => {
      setLeft([null, null]);
      // A half-typed character belongs to the input method.
      if ((nativeEvent as InputEvent).isComposing) return put(input.value);
      const edited = { text: input.value, caret: input.selectionStart ?? input.value.length };
      const text = mask(restoreSeparators(draft ?? written, edited));
      writeMasked(input, text);
      put(text);
      const found = read(text, true);
      if (found || text === '') give(found);
    },
    leave: () => {
      settle();
      put(null);
    },
  };
}

/** Writes the masked text into the field and restores the caret, which the renderer would move to the end. [C-DATE-04] */
function writeMasked(input: HTMLInputElement, masked: string): void {
  if (input.value === masked) return;
  const caret = placeCaret(input.value, input.selectionStart ?? input.value.length, masked);
  input.value = masked;
  input.setSelectionRange(caret, caret);
}
