import { type SyntheticEvent, useState } from 'react';
import { cleanNumber } from './cleanNumber';
import { finishNumber } from './finishNumber';
import { isSameNumber } from './isSameNumber';
import { type NumberLimits, settleNumber } from './settleNumber';
import { stepNumber } from './stepNumber';

/** The owner's value and its constraints. */
export interface NumberEditOptions extends NumberLimits {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly integer?: boolean | undefined;
  readonly step: string | number;
}

/** What a number field shows and its handlers. */
export interface NumberEdit {
  readonly text: string;
  /** An edit has just changed nothing. [C-NUM-07] */
  readonly shaking: boolean;
  readonly stopShaking: () => void;
  /** Something was typed, pasted, or finished composing. */
  readonly type: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly step: (times: number) => void;
  readonly settle: () => void;
}

interface Draft {
  readonly text: string;
  /** An input method is composing. */
  readonly composing?: boolean;
}

/** Keeps what is being typed, such as `1.` or `-`, apart from the value that the owner gets. [C-NUM-05, C-NUM-07, A-64] */
export function useNumberEdit(options: NumberEditOptions): NumberEdit {
  const { value, onChange } = options;
  const [draft, setDraft] = useState<Draft>();
  const [shaking, setShaking] = useState(false);
  // As soon as the owner's value differs from the draft, the owner's is shown.
  const text = draft && (draft.composing || isSameNumber(draft.text, value)) ? draft.text : value;

  const give = (next: string) => {
    setDraft(undefined);
    if (!isSameNumber(next, value)) onChange(next);
  };

  return {
    text,
    shaking,
    stopShaking: () => setShaking(false),
    type: ({ currentTarget: input, nativeEvent }) => {
      const { isComposing: composing, data } = nativeEvent as InputEvent;
      const raw = input.value;
      if (composing) return setDraft({ text: raw, composing });
      const clean = cleanNumber(
        { text: raw, caret: input.selectionStart ?? raw.length },
        { ...options, keystroke: data?.length === 1 },
      );
      // Written only if something was dropped: the browser's undo does not survive it.
      if (clean.text !== raw) {
        input.value = clean.text;
        input.setSelectionRange(clean.caret, clean.caret);
      }
      setShaking(clean.text === text && raw !== text);
      setDraft(clean);
      const next = finishNumber(clean.text);
      if (next !== value) onChange(next);
    },
    step: (times) => {
      const next = settleNumber(stepNumber(text, options.step, times), options);
      setShaking(isSameNumber(next, text));
      give(next);
    },
    settle: () => give(settleNumber(text, options)),
  };
}
