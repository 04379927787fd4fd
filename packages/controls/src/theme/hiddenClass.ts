/** The class of text for screen readers only; the theme's sheet has its style. */
export const hiddenClass = 'mc-hidden';
