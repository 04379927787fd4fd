/** The highest place in the order of layers; written in script because build tools round a number of this size in a style. */
export const highestLayer = 2_147_483_647;
