/** The highest z-index; written in script because build tools round a number of this size in a style. */
export const highestLayer = 2_147_483_647;
