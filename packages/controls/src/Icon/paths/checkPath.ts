/** A check mark. */
export const checkPath = 'm5 12.5 4.5 4.5L19 7.5';
