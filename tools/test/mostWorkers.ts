/** How many test workers run at once: two already keep two cores busy. */
export const mostWorkers = 2;
