/* What visitors read after an opt-in if the owner's own words would promise something else. [SMS-03] */
export const saved = { title: 'You’re on the list', desc: 'We saved your number.' } as const;
export const confirm = { title: 'One more step', desc: 'Reply YES to the text we just sent you.' } as const;
/* The same if the text waits for the morning, or for a time that we can't promise. [OWN-22] */
export const morning = { title: saved.title, desc: 'We’ll text you in the morning.' } as const;
export const confirmMorning = {
  title: confirm.title,
  desc: 'We’ll text you in the morning. Reply YES to that text.',
} as const;
export const confirmSoon = {
  title: confirm.title,
  desc: 'We’ll text you soon. Reply YES to that text.',
} as const;
