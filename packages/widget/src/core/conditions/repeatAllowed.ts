import { type Pair, timing } from '@beckon/contract';
import type { Verdict } from './Verdict';

const unitS: Record<string, number> = { seconds: 1, hours: timing.hourS, days: timing.dayS };

/** Whether the widget may be shown again, given when it was last shown. [DISP-11…14] */
export function repeatAllowed([kind, value]: Pair, lastImpression: number | undefined, at: number): Verdict {
  const verdict = (ok: boolean, is?: number, needs?: number): Verdict => ({
    rule: 'repeat',
    ok,
    kind,
    is,
    needs,
  });
  if (kind === 'always' || lastImpression === undefined) return verdict(true);
  if (kind === 'never') return verdict(false, lastImpression);
  const passedMs = at - lastImpression;
  const neededMs = Number(value) * (unitS[kind] ?? Number.NaN) * timing.secondMs;
  return verdict(passedMs >= neededMs, passedMs, neededMs);
}
