/* What a visitor reads when the server can't accept a phone number. [SMS-04] */
export const notPhone = 'That phone number isn’t valid. Check it and include the area code.';
export const notTextable = 'We can’t text this number. Use a mobile number.';
export const countryNotServed = 'We don’t text numbers in this country. Use another number.';
export const tooMany = 'Too many requests. Try again later.';
/** One sentence for every mismatch of account, widget and sign: it must not reveal which one exists. */
export const formGone = 'This form is no longer available. Reload the page and try again.';
/** Visitors can't do anything about it; the owner sees it in the page's console, in MC.explain and in the settings. */
export const websiteNotAllowed = 'We can’t take sign-ups here right now. Please try again later.';
