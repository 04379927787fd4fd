/** What visitors read after an opt-in where the owner's own words would promise something else. [SMS-03] */
export const afterOptInTexts = {
  saved: { title: 'You’re on the list', desc: 'We saved your number.' },
  confirm: { title: 'One more step', desc: 'Reply YES to the text we just sent you.' },
} as const;

/** What follows an opt-in. */
type FollowUp = {
  /** Whether a text can leave. */
  hasSender: boolean;
  /** Whether a system of the owner hears of it, and may send one itself. */
  isHandedOn: boolean;
  /** Whether a YES is needed first. */
  isDouble: boolean;
};

/** The words after an opt-in; nothing where those of the owner fit. [SMS-03, OWN-13, OWN-22] */
export function tellAfterOptIn({ hasSender, isHandedOn, isDouble }: FollowUp) {
  if (hasSender) return isDouble ? afterOptInTexts.confirm : undefined;
  return isHandedOn && !isDouble ? undefined : afterOptInTexts.saved;
}
