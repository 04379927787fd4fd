import type { Verdict } from '@beckon/widget/decisions';
import { verdicts } from '../copy/en/verdicts';
import { fill } from '../copy/fill';
import { lateCopy } from '../copy/lateCopy';
import { spanOfTime } from './spanOfTime';

const texts = (lateCopy.verdicts as typeof verdicts | undefined) ?? verdicts;
const { host, website, route, repeat, device, entrance } = texts;

type Say = (verdict: Verdict) => string | undefined;

const entrances: Readonly<Record<string, Say>> = {
  immediately: () => entrance.immediately,
  manual: () => entrance.manual,
  scroll: ({ is, needs }) => fill(entrance.scroll, { is: Math.floor(Number(is)), needs: Number(needs) }),
  delay: ({ is, needs }) => fill(entrance.delay, { is: Number(is), needs: Number(needs) }),
  exit_intent: ({ ok }) => (ok ? entrance.leaves : entrance.exitIntent),
  anchor: ({ ok, needs }) => fill(ok ? entrance.reached : entrance.anchor, { name: String(needs) }),
};

/** Rules that a website breaks are only worth a sentence if it does; the others are about the runtime itself. */
const sentences: Readonly<Partial<Record<Verdict['rule'], Say>>> = {
  host: ({ ok, is }) => (ok ? undefined : fill(host, { host: String(is) })),
  website: ({ ok, is }) => (ok ? undefined : fill(website, { host: String(is) })),
  route: ({ ok, kind, needs }) => {
    if (ok) return route.allowed;
    return kind === 'blacklist'
      ? fill(route.excluded, { rule: String(needs) })
      : fill(route.unmatched, { n: Number(needs) });
  },
  repeat: ({ ok, kind, is, needs }) => {
    if (is === undefined) return kind === 'always' ? repeat.always : repeat.unseen;
    if (kind === 'never') return repeat.never;
    if (Number.isNaN(needs)) return fill(repeat.unknown, { kind });
    const ago = spanOfTime(Number(is));
    return ok
      ? fill(repeat.ago, { ago })
      : fill(repeat.waits, { ago, rest: spanOfTime(Number(needs) - Number(is)) });
  },
  device: ({ ok, is }) => {
    if (is === true) return ok ? device.phone : device.notPhone;
    return ok ? device.computer : device.notComputer;
  },
  entrance: (verdict) => {
    const { kind, needs } = verdict;
    if (Number.isNaN(needs)) return fill(entrance.noNumber, { kind });
    const say = Object.hasOwn(entrances, kind) ? entrances[kind] : undefined;
    return say ? say(verdict) : fill(entrance.unknown, { kind });
  },
};

/** What a rule says about a visit, for owners; nothing for a rule that isn't theirs. Pure. [DISP-22] */
export function describeVerdict(verdict: Verdict): string | undefined {
  return sentences[verdict.rule]?.(verdict);
}
