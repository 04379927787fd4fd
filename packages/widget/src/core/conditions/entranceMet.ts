import type { Pair } from '@beckon/contract';
import type { State } from '../State';
import type { Verdict } from './Verdict';

/** Has the visitor done what the widget waits for? An unknown kind never passes. [DISP-01…10] */
export function entranceMet([kind, value]: Pair, page: State['page']): Verdict {
  const verdict = (ok: boolean, is: Verdict['is'], needs: Verdict['needs']): Verdict => ({
    rule: 'entrance',
    ok,
    kind,
    is,
    needs,
  });
  const number = typeof value === 'number' ? value : Number.NaN;
  switch (kind) {
    case 'immediately':
      return verdict(true, true, true);
    case 'scroll':
      return verdict(page.maxScroll >= number, page.maxScroll, number);
    case 'delay':
      return verdict(page.secondsSpent >= number, page.secondsSpent, number);
    case 'exit_intent':
      return verdict(page.exitIntent, page.exitIntent, true);
    case 'anchor':
      return verdict(page.anchors[String(value)] === true, page.anchors[String(value)] ?? false, true);
    default:
      return verdict(false, kind, 'a known kind');
  }
}
