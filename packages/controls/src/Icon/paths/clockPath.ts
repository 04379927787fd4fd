/** A clock face. */
export const clockPath = 'M12 3.25a8.75 8.75 0 1 1 0 17.5 8.75 8.75 0 0 1 0-17.5Zm0 4V12l3.25 2';
