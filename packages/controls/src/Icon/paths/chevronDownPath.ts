/** An angle that points down. */
export const chevronDownPath = 'm6.5 9.5 5.5 5.5 5.5-5.5';
