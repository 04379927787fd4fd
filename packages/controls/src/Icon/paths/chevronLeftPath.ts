/** An angle that points left. */
export const chevronLeftPath = 'M14.5 6.5 9 12l5.5 5.5';
