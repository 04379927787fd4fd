/** An angle that points right. */
export const chevronRightPath = 'm9.5 6.5 5.5 5.5-5.5 5.5';
