import type { Pair, Widget } from '@beckon/contract';

/** The rule for showing a widget again: one of its own for those who closed it by hand, if it has one. [DISP-15, A-23] */
export function againAfter(
  { showAgain, showAgainIfClosed }: Widget['data']['main'],
  manualClose: boolean | undefined,
): Pair {
  return (manualClose ? showAgainIfClosed : undefined) ?? showAgain ?? ['always', null];
}
