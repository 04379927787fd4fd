/** How many files of unit and server tests run at once: two already keep two cores busy. */
export const mostWorkers = 2;

/** How many browsers run at once beside two cores: one more, as each waits now and then for its page. */
export const mostBrowsers = 3;
