import { type ChangeEvent, type RefObject, useState } from 'react';
import { cleanNumber } from './cleanNumber';
import { finishNumber } from './finishNumber';
import { isSameNumber } from './isSameNumber';
import { type NumberLimits, settleNumber } from './settleNumber';
import { stepNumber } from './stepNumber';

/** The owner's value and what it must keep to. */
export interface NumberEditOptions extends NumberLimits {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly integer?: boolean | undefined;
  readonly step: string | number;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What a number field shows and what happens to it. */
export interface NumberEdit {
  readonly text: string;
  /** An edit has just changed nothing. [C-NUM-07] */
  readonly shaking: boolean;
  readonly stopShaking: () => void;
  readonly type: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly finishComposing: () => void;
  readonly step: (times: number) => void;
  readonly settle: () => void;
}

interface Draft {
  readonly text: string;
  readonly composing: boolean;
}

/** Keeps what is being typed, such as `1.` or `-`, apart from the value that the owner gets. [C-NUM-05, C-NUM-07, A-64] */
export function useNumberEdit(options: NumberEditOptions): NumberEdit {
  const { value, onChange, input } = options;
  const [draft, setDraft] = useState<Draft>();
  const [shaking, setShaking] = useState(false);
  // As soon as the owner's value says something else than the draft, the owner's is shown.
  const isCurrent = draft && (draft.composing || isSameNumber(draft.text, value));
  const text = isCurrent ? draft.text : value;

  const edit = (element: HTMLInputElement, keystroke: boolean) => {
    const raw = { text: element.value, caret: element.selectionStart ?? element.value.length };
    const clean = cleanNumber(raw, { ...options, keystroke });
    // Written only when something fell away: the browser's undo does not survive it.
    if (clean.text !== raw.text) {
      element.value = clean.text;
      element.setSelectionRange(clean.caret, clean.caret);
    }
    setShaking(clean.text === text && raw.text !== text);
    setDraft({ text: clean.text, composing: false });
    const next = finishNumber(clean.text);
    if (next !== value) onChange(next);
  };

  const give = (next: string) => {
    setDraft(undefined);
    if (!isSameNumber(next, value)) onChange(next);
  };

  return {
    text,
    shaking,
    stopShaking: () => setShaking(false),
    type: ({ target, nativeEvent }) => {
      const { isComposing, data } = nativeEvent as InputEvent;
      if (isComposing) setDraft({ text: target.value, composing: true });
      else edit(target, data?.length === 1);
    },
    finishComposing: () => {
      if (input.current) edit(input.current, false);
    },
    step: (times) => {
      const next = settleNumber(stepNumber(finishNumber(text), options.step, times), options);
      setShaking(isSameNumber(next, text));
      give(next);
    },
    settle: () => give(settleNumber(text, options)),
  };
}
