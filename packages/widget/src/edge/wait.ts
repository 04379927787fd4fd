/** Lets so much time pass. */
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
