import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../layer/useLatest';

/** Runs before the field's form is submitted, so that submit handlers see the result: a tap on a phone leaves the focus in the field. */
export function useBeforeSubmit(
  input: RefObject<HTMLInputElement | null>,
  act: (() => void) | undefined,
): void {
  const latest = useLatest(act);
  const isOn = act !== undefined;
  useEffect(() => {
    const form = input.current?.form;
    if (!isOn || !form) return undefined;
    const flush = (): void => flushSync(() => latest.current?.());
    form.addEventListener('submit', flush);
    return () => form.removeEventListener('submit', flush);
  }, [input, isOn, latest]);
}
