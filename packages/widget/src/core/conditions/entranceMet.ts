import type { Pair } from '@beckon/contract';
import type { State } from '../State';
import type { Verdict } from './Verdict';

/** Whether the visitor has done what the widget waits for. An unknown kind never passes. [DISP-01…10] */
export function entranceMet([kind, value]: Pair, page: State['page']): Verdict {
  const verdict = (ok: boolean, is: Verdict['is'], needs: Verdict['needs']): Verdict => ({
    rule: 'entrance',
    ok,
    kind,
    is,
    needs,
  });
  const number = typeof value === 'number' ? value : Number.NaN;
  if (kind === 'immediately') return verdict(true, true, true);
  if (kind === 'scroll') return verdict(page.maxScroll >= number, page.maxScroll, number);
  if (kind === 'delay') return verdict(page.secondsSpent >= number, page.secondsSpent, number);
  if (kind === 'exit_intent') return verdict(page.exitIntent, page.exitIntent, true);
  const isReached = kind === 'anchor' && page.anchors[String(value).replace(/^#/, '')] === true;
  return verdict(isReached, isReached, value);
}
