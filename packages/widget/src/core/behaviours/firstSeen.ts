import { timing, type Widget } from '@beckon/contract';
import type { Effect } from '../Effect';
import type { State } from '../State';

/** How the bubble appears to a first-time visitor: open, opened after a delay, or closed. [OMNI-14…18, A-48] */
export function firstSeen(
  state: State,
  { data: { setup } }: Widget,
  id: string,
): { isOpen: boolean; orders: Effect[] } {
  const [mode, seconds] = (state.browser.isMobile ? setup.mobileFirstSeen : setup.desktopFirstSeen) ?? [];
  const isFirstVisit = state.stored.omnichatLastSeen === undefined;
  if (!isFirstVisit || mode === 'hidden') return { isOpen: false, orders: [] };
  if (mode !== 'delay' || typeof seconds !== 'number') return { isOpen: mode === 'opened', orders: [] };
  const fact = { type: 'bubble.timed', id, open: true } as const;
  return {
    isOpen: false,
    orders: [{ order: 'wait', key: `panel ${id}`, ms: seconds * timing.secondMs, fact }],
  };
}
