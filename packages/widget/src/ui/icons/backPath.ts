/** An angle that points back. */
export const backPath = 'm14.5 6.5-5.5 5.5 5.5 5.5';
