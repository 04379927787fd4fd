import { useReducer } from 'react';

/**
 * Draws a control once more after the visitor changed it.
 * The light renderer keeps what the browser shows until then, even if the owner rejected the change.
 */
export function useRedraw(): () => void {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  return redraw;
}
