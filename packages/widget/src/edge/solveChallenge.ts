import type { CallRequest } from '@beckon/contract';
import { findNumber, parseTarget } from '../core/proving/findNumber';
import { parseChallenge } from '../core/proving/parseChallenge';

type PhoneBody = CallRequest<'createSubscriberByPhoneNumber'>;

/** Yields to the page after this time; a slice is also limited by count, because some browsers only tell time in steps of 100 ms. */
const sliceMs = 6;
const sliceTries = 2048;
const triesAtOnce = 16;

/**
 * The server saw an unusual pace and asks for work before it accepts the number: we do it in short slices and send the number
 * again with the solution. A challenge we can't solve stays a rejection. [NET-12, SMS-04]
 */
export async function solveChallenge(
  answer: unknown,
  body: PhoneBody,
  send: (body: PhoneBody) => Promise<unknown>,
): Promise<unknown> {
  const challenge = parseChallenge(answer);
  if (!challenge) return answer;
  const { salt, tries, sign } = challenge;
  const target = parseTarget(challenge.target);
  const { port1, port2 } = new MessageChannel();
  // Unlike timers, messages are not throttled in a background page.
  const yieldToPage = (): Promise<void> =>
    new Promise((done) => {
      port1.onmessage = () => done();
      port2.postMessage(0);
    });
  try {
    for (let from = 0; from < tries; ) {
      await yieldToPage();
      const [endMs, endTries] = [performance.now() + sliceMs, Math.min(from + sliceTries, tries)];
      do {
        const to = Math.min(from + triesAtOnce, endTries);
        const number = findNumber({ salt, target, from, to });
        if (number !== undefined) return await send({ ...body, challenge: { sign, number } });
        from = to;
      } while (from < endTries && performance.now() < endMs);
    }
  } finally {
    port1.close();
  }
  return answer;
}
