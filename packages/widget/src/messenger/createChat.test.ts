import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChat } from './createChat';
import { recordChat, recordFb } from './testing/recordFb';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A chat whose SDK is ready, or becomes ready when a test says so. */
function chatting(isThere = true) {
  const fb = recordFb();
  const recorded = recordChat(fb);
  let current = isThere ? recorded : undefined;
  const chat = createChat(() => current);
  const arrive = (): void => {
    current = recorded;
    chat.flush();
  };
  return { calls: fb.calls, chat, arrive, recorded };
}

describe('createChat', () => {
  it.each([
    ['open', {}, ['show', false]],
    ['open', { shouldOpenDialog: false }, ['show', false]],
    ['open', { shouldOpenDialog: true }, ['show', true]],
    ['close', {}, ['hide']],
    ['openDialog', {}, ['showDialog']],
    ['closeDialog', {}, ['hideDialog']],
    ['set', { logged_in_greeting: 'Hi' }, ['update', { logged_in_greeting: 'Hi' }]],
  ] as const)('API-13 %s %j', (method, changes, call) => {
    const { chat, calls } = chatting();
    chat.tell(method, changes);
    expect(calls).toEqual([call]);
  });

  it('API-13 calls to a chat before it has loaded happen once it has', () => {
    const { chat, calls, arrive } = chatting(false);
    chat.tell('set', { logged_in_greeting: 'a' });
    chat.tell('open', {});
    chat.tell('set', { logged_in_greeting: 'b', logged_out_greeting: 'c' });
    chat.flush();
    expect(calls).toEqual([]);
    arrive();
    arrive();
    expect(calls).toEqual([
      ['show', false],
      ['update', { logged_in_greeting: 'b', logged_out_greeting: 'c' }],
    ]);
  });

  it('A-94 API-15 updates the platform once in 5 s, with the latest values that came in between', () => {
    const { chat, calls } = chatting();
    chat.tell('set', { logged_in_greeting: 'a' });
    chat.tell('set', { logged_out_greeting: 'b' });
    chat.update({ ref: 'r' });
    chat.tell('set', { logged_out_greeting: 'c' });
    expect(calls).toEqual([['update', { logged_in_greeting: 'a' }]]);
    vi.advanceTimersByTime(4999);
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(calls.slice(1)).toEqual([['update', { logged_out_greeting: 'c', ref: 'r' }]]);
    chat.update({ ref: 's' });
    expect(calls).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(calls.slice(2)).toEqual([['update', { ref: 's' }]]);
  });
  it('A-94 after 5 quiet seconds the next update goes at once, and no timer is left', () => {
    const { chat, calls } = chatting();
    chat.update({ ref: 'a' });
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
    chat.update({ ref: 'b' });
    expect(calls).toHaveLength(2);
  });
  it('A-94 the other calls do not wait for it', () => {
    const { chat, calls } = chatting();
    chat.update({ ref: 'a' });
    chat.tell('openDialog', {});
    expect(calls.at(-1)).toEqual(['showDialog']);
  });

  it('REND-13 a chat that throws stops neither the page nor what follows', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { chat, calls, recorded } = chatting();
    recorded.update = () => {
      throw new Error('broken');
    };
    recorded.hide = recorded.update as () => void;
    chat.tell('close', {});
    chat.update({ ref: 'a' });
    vi.advanceTimersByTime(5000);
    chat.tell('open', {});
    expect(calls).toEqual([['show', false]]);
    expect(error).toHaveBeenCalledTimes(2);
  });
});
