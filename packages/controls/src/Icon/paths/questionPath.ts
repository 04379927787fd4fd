/** A question mark in a circle. */
export const questionPath =
  'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5ZM9.5 9.75a2.5 2.5 0 1 1 3.6 2.25c-.7.35-1.1.85-1.1 1.5v.25m0 2.5v.01';
