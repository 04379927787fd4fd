/** A calendar sheet with two rings. */
export const calendarPath =
  'M6.5 5h11a2.25 2.25 0 0 1 2.25 2.25v10.5A2.25 2.25 0 0 1 17.5 20h-11a2.25 2.25 0 0 1-2.25-2.25V7.25A2.25 2.25 0 0 1 6.5 5Zm-2.25 5h15.5M8.5 3v3.5m7-3.5v3.5';
