/** A plus sign. */
export const plusPath = 'M12 5.5v13M5.5 12h13';
