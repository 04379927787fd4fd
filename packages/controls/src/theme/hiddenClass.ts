/** The class of words that are heard and not seen; the theme's sheet has its style. */
export const hiddenClass = 'mc-hidden';
