import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../core/Event';
import { emptyState } from '../core/emptyState';
import { createCallQueue } from './createCallQueue';

/** A ring that moves to another state on demand. */
function ringAt(lastChange: number) {
  let state = { ...emptyState, route: { url: '', lastChange } };
  const followers: (() => void)[] = [];
  const send = vi.fn();
  const subscribe = (follow: () => void) => {
    followers.push(follow);
    return () => {};
  };
  const ring = { send, get: () => state, subscribe };
  const turn = (at = state.route.lastChange): void => {
    state = { ...state, route: { url: '', lastChange: at } };
    for (const follow of followers) follow();
  };
  return { ring, send, turn };
}
const submit = (id: string): Event => ({ type: 'instance.submitAsked', id });
const setPayload = (id: string): Event => ({ type: 'instance.payloadSet', id, text: 'fern' });

describe('createCallQueue', () => {
  it.each([0, 1, 2])(
    'API-03 carries out calls from before the start, in order, once the widget is on the page (%i turns later)',
    (turns) => {
      const { ring, send, turn } = ringAt(0);
      const found: string[] = [];
      const sendFact = createCallQueue(ring);
      sendFact(() => found, submit);
      sendFact(() => found, setPayload);
      for (let at = 0; at < turns; at += 1) turn(1000);
      expect(send).not.toHaveBeenCalled();
      found.push('i0');
      turn();
      turn();
      expect(send.mock.calls).toEqual([[submit('i0')], [setPayload('i0')]]);
    },
  );
  it('API-03 LOAD-09 drops waiting submits on a new route, and nothing else', () => {
    const { ring, send, turn } = ringAt(0);
    const found: string[] = [];
    const sendFact = createCallQueue(ring);
    turn(1000);
    sendFact(() => found, submit);
    sendFact(() => found, setPayload);
    turn(2000);
    found.push('i0');
    turn();
    expect(send.mock.calls).toEqual([[setPayload('i0')]]);
  });
});
