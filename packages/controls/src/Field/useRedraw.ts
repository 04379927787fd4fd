import { useReducer } from 'react';

/**
 * Draws a control once more after its visitor changed it.
 * The light renderer keeps what the browser shows until then, also when the owner refused the change.
 */
export function useRedraw(): () => void {
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  return redraw;
}
