/** An arrow that leaves a box. */
export const newTabPath =
  'M13.5 4.5h6v6m0-6-8.5 8.5m6.5 1v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4';
