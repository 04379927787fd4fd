/** A magnifying glass. */
export const searchPath = 'M10.75 4.25a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.75 11.25 4.25 4.25';
