const patienceMs = 30_000;
const pauseMs = 10;

/** Waits until a question is answered with something, and gives that. */
export async function waitFor<T>(ask: () => Promise<T | undefined | false>): Promise<T> {
  const untilMs = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > untilMs) throw new Error('What was waited for did not come.');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
