import { afterEach, describe, expect, it, vi } from 'vitest';
import { solveChallenge } from './solveChallenge';
import { hashOf } from './testing/hashOf';

const body = {
  account_id: '1',
  widget_id: '2',
  phone_number: '+14155550123',
  session_id: 'session-1',
  widget_sign: 's',
};
const salt = 'AbCd-_0123456789abcdef';
const ask = async (number: number, tries: number) => ({
  state: false,
  errors: ['Too many.'],
  challenge: { sign: 'a.b', salt, target: await hashOf(`${salt}.${number}`), tries },
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Counts the messages of new channels: messages of other code don’t count. */
function countMessages() {
  const post = vi.fn();
  const Real = MessageChannel;
  class Counted extends Real {
    constructor() {
      super();
      const { port2 } = this;
      const send = port2.postMessage.bind(port2);
      port2.postMessage = (message: unknown) => {
        post();
        send(message);
      };
    }
  }
  vi.stubGlobal('MessageChannel', Counted);
  return post.mock.calls;
}

describe('solveChallenge', () => {
  it.each([0, 63, 64, 2047, 2048, 4999])(
    'NET-12 C31 sends the number again with the solution %i',
    async (number) => {
      const send = vi.fn(async () => ({ state: true, errors: [] }));
      expect(await solveChallenge(await ask(number, 5000), body, send)).toEqual({ state: true, errors: [] });
      expect(send.mock.calls).toEqual([[{ ...body, challenge: { sign: 'a.b', number } }]]);
    },
  );

  it('NET-12 C31 SMS-04 only once: a second challenge counts as a rejection', async () => {
    const again = await ask(1, 10);
    const send = vi.fn(async () => again);
    expect(await solveChallenge(await ask(3, 10), body, send)).toBe(again);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['without a solution', () => ask(5000, 5000)],
    ['that is endless', () => ask(1, 1e9)],
    ['of another kind', async () => ({ state: false, errors: [], challenge: { captcha: 'x' } })],
  ])('NET-12 C31 SMS-04 work %s leaves the rejection as it is', async (_name, make) => {
    const [answer, send] = [await make(), vi.fn()];
    expect(await solveChallenge(answer, body, send)).toBe(answer);
    expect(send).not.toHaveBeenCalled();
  });

  it('NET-12 C31 yields to the page every few milliseconds, even if the clock stands still', async () => {
    const turns = countMessages();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    await solveChallenge(await ask(9999, 10_000), body, vi.fn());
    expect(turns.splice(0)).toHaveLength(5);
    // Every reading of the clock is 4 ms later, so only two fit.
    let nowMs = 0;
    clock.mockImplementation(() => {
      nowMs += 4;
      return nowMs;
    });
    await solveChallenge(await ask(319, 320), body, vi.fn());
    expect(turns).toHaveLength(10);
  });
});
