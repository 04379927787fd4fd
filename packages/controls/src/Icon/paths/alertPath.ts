/** An exclamation mark in a circle. */
export const alertPath = 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5Zm0 4.5v5m0 3.25v.01';
