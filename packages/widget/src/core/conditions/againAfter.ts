import type { Pair, Widget } from '@beckon/contract';

/** The rule for showing a widget again; after a manual close a separate one, if set. [DISP-15, A-23] */
export function againAfter(
  { showAgain, showAgainIfClosed }: Widget['data']['main'],
  manualClose: boolean | undefined,
): Pair {
  return (manualClose ? showAgainIfClosed : undefined) ?? showAgain ?? ['always', null];
}
