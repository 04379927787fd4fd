/** An X. */
export const closePath = 'M6.5 6.5l11 11m0-11l-11 11';
