import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 30_000;
/** Short at first, then longer: on a busy machine polling itself is work. */
const [firstStepMs, lastStepMs] = [20, 120];

/** Polls until the answer is truthy and returns it; a question that throws is asked again, up to the limit. */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  what: string,
  limitMs = patienceMs,
): Promise<Exclude<Answer, false | '' | 0 | null | undefined>> {
  const endsAt = performance.now() + limitMs;
  for (let stepMs = firstStepMs; ; stepMs = Math.min(stepMs * 1.5, lastStepMs)) {
    let trouble = '';
    try {
      const answer = await ask();
      if (answer) return answer as Exclude<Answer, false | '' | 0 | null | undefined>;
    } catch (error) {
      // A page that is being left cannot answer; the next one can.
      trouble = `: ${error instanceof Error ? error.message : error}`;
    }
    if (performance.now() > endsAt) throw new Error(`Waited ${limitMs} ms in vain for ${what}${trouble}`);
    await pause(stepMs);
  }
}
