/** A minus sign. */
export const minusPath = 'M5.5 12h13';
