import { type ChangeEvent, useState } from 'react';
import { keepSeparators } from './keepSeparators';
import { writeMasked } from './writeMasked';

/** How a typed text becomes a value. */
export interface TypedOptions {
  readonly value: string | null;
  /** The value as it stands in the field while nothing else is typed. */
  readonly written: string;
  readonly onChange: (value: string | null) => void;
  readonly mask: (text: string) => string;
  /** The value of a masked text, or null; while somebody types only a complete one counts. */
  readonly read: (masked: string, isTyping: boolean) => string | null;
  /** Something was typed that cannot be read, and now the field shows its value again. */
  readonly onRefuse?: (() => void) | undefined;
}

/** What a field for digits shows, and what happens to it. */
export interface Typed {
  /** What is being typed; null shows the value. */
  readonly draft: string | null;
  /** What was typed last and not taken, until something else is typed or chosen. */
  readonly refused: string | null;
  readonly type: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Puts a text that was read elsewhere in the place of what is typed; null is the value. */
  readonly put: (text: string | null) => void;
  /** Takes what is typed as it is; false when it cannot be read. */
  readonly settle: () => boolean;
  /** The same, and goes back to the value. [C-DATE-06] */
  readonly leave: () => void;
}

/** Keeps what is being typed apart from the value, and remembers what was not taken. [C-DATE-03, C-DATE-06] */
export function useTyped({ value, written, onChange, mask, read, onRefuse }: TypedOptions): Typed {
  const [draft, put] = useState<string | null>(null);
  const [left, setLeft] = useState<readonly [text: string | null, value: string | null]>([null, null]);
  const give = (next: string | null) => {
    if (next !== value) onChange(next);
  };
  const settle = () => {
    const text = mask(draft ?? '');
    // What was complete became the value while it was typed; the owner may have changed it since.
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
      // A half-made character belongs to the input method.
      if ((nativeEvent as InputEvent).isComposing) return put(input.value);
      const edited = { text: input.value, caret: input.selectionStart ?? input.value.length };
      const text = mask(keepSeparators(draft ?? written, edited));
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
