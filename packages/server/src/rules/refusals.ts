/** What a visitor reads when a phone number is not taken. [SMS-04] */
export const refusals = {
  notPhone: 'This does not look like a phone number. Please check it and include the area code.',
  notTextable: 'Text messages cannot be sent to this number. Please use a mobile number.',
  countryNotServed: 'Text messages are not sent to numbers of this country.',
  tooMany: 'Too many text messages were asked for. Please try again later.',
  usedUp: 'No more text messages can be sent today. Please try again tomorrow.',
  // One sentence for every mismatch of account, widget and sign: it must not tell which one exists.
  formGone: 'This form is not available any more. Please reload the page and try again.',
  // Visitors can do nothing about it; the owner is told in the console of the page, in MC.explain and in the settings.
  websiteNotAllowed: "We can't take sign-ups here right now. Please try again later.",
} as const;
