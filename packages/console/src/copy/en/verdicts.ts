/** What each rule says about a simulated visitor. Spanish loads it with the simulator. */
export const verdicts = {
  host: '{host} isn’t on your list of websites. Add it in the settings.',
  website: 'Sign-ups by phone from {host} are rejected. Add it to your websites in the settings.',
  route: {
    allowed: 'Shows on this page.',
    excluded: 'Excluded by the page rule “{rule}”.',
    unmatched: 'This page doesn’t match {n, plural, one {your page rule} other {any of your # page rules}}.',
  },
  repeat: {
    always: 'Shows every time.',
    unseen: 'Not shown to this visitor yet.',
    never: 'Already shown. Shows only once.',
    unknown: 'Already shown. “{kind}” isn’t a rule we know or has no number, so it doesn’t show again.',
    ago: 'Shown {ago} ago.',
    waits: 'Shown {ago} ago. Shows again in {rest}.',
  },
  device: {
    phone: 'Shows on phones and tablets.',
    computer: 'Shows on desktop.',
    notPhone: 'Hidden on phones and tablets.',
    notComputer: 'Hidden on desktop.',
  },
  entrance: {
    immediately: 'Opens as soon as the page loads.',
    manual: 'Opens only from code or a button.',
    scroll: 'Scrolled {is}% of the page. Opens at {needs}%.',
    delay:
      '{is, plural, one {# second} other {# seconds}} on the page. Opens after {needs, plural, one {# second} other {# seconds}}.',
    leaves: 'The visitor was about to leave.',
    exitIntent: 'Opens when the visitor is about to leave.',
    reached: 'The visitor reached the anchor “{name}”.',
    anchor: 'Opens at the anchor “{name}” or from code.',
    noNumber: 'The rule “{kind}” has no number, so it opens only from code.',
    unknown: '“{kind}” isn’t a rule we know, so it opens only from code.',
  },
} as const;
