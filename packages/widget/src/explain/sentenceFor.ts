import type { Verdict } from '../core/conditions/Verdict';
import { rejectedFrom } from './signUpsAccepted';
import { spanOfTime } from './spanOfTime';

/** For a visible widget. */
export const openNow = 'open now';

type Sentences = Record<Verdict['rule'], (verdict: Verdict) => string>;

const entrances: Record<string, (verdict: Verdict) => string> = {
  '': () => 'no entrance rule needed',
  manual: () => 'it opens only from code or a button: MC.getWidget(id).open()',
  immediately: () => 'shown as soon as the page loads',
  scroll: ({ is, needs }) => `scrolled ${Math.floor(Number(is))}% of the page; it opens at ${needs}%`,
  delay: ({ is, needs }) => `at least ${is} s spent on this page; it waits for ${needs} s`,
  exit_intent: ({ ok }) =>
    ok ? 'the visitor was about to leave' : 'it waits until the visitor is about to leave',
  anchor: ({ ok, needs }) =>
    ok
      ? `the anchor "${needs}" was reached`
      : `it waits for the anchor "${needs}", or for MC.trigger("${needs}")`,
};

const sentences: Sentences = {
  host: ({ ok, is }) =>
    ok ? `allowed on ${is}` : `${is} is not on the list of websites: add it in the settings of the account`,
  website: ({ ok, kind, is }) => {
    if (!ok) return rejectedFrom(String(is));
    return kind === 'unknown'
      ? `sign-ups by phone from ${is} are accepted if it’s on your list of websites (this configuration has no list)`
      : `sign-ups by phone from ${is} are accepted`;
  },
  sdk: ({ ok }) => (ok ? 'it doesn’t wait for the Messenger SDK' : 'the Messenger SDK has not answered yet'),
  rendered: ({ ok, kind }) => {
    if (ok) return `ready to be shown (${kind})`;
    return kind === 'plugin'
      ? 'the Messenger plugin has not reported yet; after 5 s a link takes its place'
      : 'it is still being drawn';
  },
  queue: ({ ok, is }) =>
    ok ? 'no other widget is in the way' : `widget ${is} is open; only one can cover the page at a time`,
  page: ({ ok, kind }) => {
    if (ok) return 'not shown on this page yet';
    return `${kind === 'removed' ? 'the page has removed its element' : 'shown on this page already'}; it may come back on the next`;
  },
  route: ({ ok, kind, is, needs }) => {
    if (ok) return `allowed at ${is}`;
    return kind === 'blacklist'
      ? `${is} is excluded by the rule "${needs}"`
      : `${is} matches none of its ${needs} page rules`;
  },
  repeat: ({ ok, kind, is, needs }) => {
    if (is === undefined)
      return kind === 'always' ? 'may be shown every time' : 'not shown to this visitor yet';
    if (kind === 'never') return 'shown once already, and never again';
    if (Number.isNaN(needs))
      return `shown once already; "${kind}" isn’t a rule we know, or has no number: never again`;
    const ago = `shown ${spanOfTime(Number(is))} ago`;
    return ok ? ago : `${ago}; next showing in ${spanOfTime(Number(needs) - Number(is))}`;
  },
  device: ({ ok, kind, is }) => {
    const device = is ? 'a phone or tablet' : 'a computer';
    return ok ? `allowed on ${device}` : `hidden on ${device} (hideOnMobile is "${kind}")`;
  },
  entrance: (verdict) =>
    (Number.isNaN(verdict.needs)
      ? `its "${verdict.kind}" rule has no number: it opens only from code, with MC.getWidget(id).open()`
      : entrances[verdict.kind]?.(verdict)) ??
    `"${verdict.kind}" isn’t a rule we know: it opens only from code, with MC.getWidget(id).open()`,
};

/** A verdict as a sentence that a site owner understands. [DISP-22] */
export function sentenceFor(verdict: Verdict): string {
  return sentences[verdict.rule](verdict);
}
