import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { openReady } from './openReady';

/** Something about the page has changed: remember it, and see what may open now. [DISP-23] */
export function noticePage(state: State, change: Partial<State['page']>, at: number): Outcome {
  return openReady({ ...state, page: { ...state.page, ...change } }, at);
}
