const patienceMs = 30_000;
const pauseMs = 10;

/** Waits until a question has an answer, and returns it. */
export async function waitFor<T>(ask: () => Promise<T | undefined | false>): Promise<T> {
  const untilMs = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > untilMs) throw new Error('Timed out waiting for an answer.');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
