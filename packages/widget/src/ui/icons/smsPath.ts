/** A square speech bubble with three dots. */
export const smsPath =
  'M6.5 4.5h11A2.5 2.5 0 0 1 20 7v7.5a2.5 2.5 0 0 1-2.5 2.5h-5L8 20.25V17H6.5A2.5 2.5 0 0 1 4 14.5V7a2.5 2.5 0 0 1 2.5-2.5ZM8.25 10.75h.01m3.74 0h.01m3.74 0h.01';
