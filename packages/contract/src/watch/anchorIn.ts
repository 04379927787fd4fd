import type { Pair } from '../widget/Pair';

/** The page anchor or trigger name that an entrance waits for; a leading `#` is ignored. [DISP-09, A-21] */
export function anchorIn([kind, value]: Pair | readonly [] = []): string | undefined {
  return kind === 'anchor' && value !== null && value !== undefined
    ? String(value).replace(/^#/, '')
    : undefined;
}
