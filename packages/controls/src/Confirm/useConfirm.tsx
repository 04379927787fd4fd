import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Confirm, type Question } from './Confirm';

/** Asks a question; the answer is true only if confirmed. */
export type Ask = (question: Question) => Promise<boolean>;

interface Asked {
  readonly question: Question;
  readonly settle: (yes: boolean) => void;
}

/**
 * A function that asks, and the dialog that its owner renders anywhere. Questions wait for each other; those still
 * unanswered when their owner unmounts resolve to false. [C-CONF-01, C-CONF-02]
 */
export function useConfirm(): { readonly confirm: Ask; readonly dialog: ReactNode } {
  const waiting = useRef<Asked[]>([]);
  const [shown, setShown] = useState<{ readonly asked: Asked; readonly open: boolean }>();

  const next = useCallback(() => {
    const asked = waiting.current[0];
    // An answered question is still drawn while its dialog fades.
    setShown((before) => (asked ? { asked, open: true } : before && { ...before, open: false }));
  }, []);

  const confirm = useCallback<Ask>(
    (question) =>
      new Promise((settle) => {
        waiting.current.push({ question, settle });
        if (waiting.current.length === 1) next();
      }),
    [next],
  );

  const answer = (yes: boolean) => {
    waiting.current.shift()?.settle(yes);
    next();
  };

  useEffect(
    () => () => {
      for (const { settle } of waiting.current.splice(0)) settle(false);
    },
    [],
  );

  const dialog = shown && <Confirm {...shown.asked.question} open={shown.open} onAnswer={answer} />;
  return { confirm, dialog };
}
