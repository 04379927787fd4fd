import { createStorage } from '@beckon/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRing, type Ring } from '../core/createRing';
import { unrenderedFb } from '../core/testing/drawnFb';
import { idleHandlers } from '../core/testing/idleHandlers';
import { createCallQueue } from '../edge/createCallQueue';
import { createHandle } from '../edge/createHandle';
import { createListeners } from '../edge/createListeners';
import { createMessengerHandlers } from '../edge/createMessengerHandlers';
import type { Fb } from './Fb';
import { recordChat, recordFb } from './testing/recordFb';

const page = window as unknown as Window & { FB?: Fb };
let nowMs = 0;

beforeEach(() => {
  vi.useFakeTimers();
  nowMs = 1_000_000;
});
afterEach(() => {
  delete page.FB;
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

/** A customer chat on a page whose SDK is ready: its handle, the calls to the SDK, and the console output. */
async function chatOnPage() {
  const fb = recordFb();
  page.FB = fb;
  const host = document.createElement('div');
  document.body.append(host);
  const warnings: string[] = [];
  const nothing = (): void => {};
  const unrendered = unrenderedFb('customer_chat').state;
  const listeners = createListeners(nothing);
  const store = createStorage(() => localStorage, nothing);
  const messenger = createMessengerHandlers({
    page,
    hosts: new Map([['i0', host]]),
    store,
    ring: () => ring,
    report: nothing,
  });
  const ring: Ring = createRing(unrendered, {
    handlers: idleHandlers({ ...messenger, warn: ({ message }) => void warnings.push(message) }),
    now: () => nowMs,
    report: (error) => warnings.push(String(error)),
  });
  messenger.renderPlugin({ order: 'renderPlugin', id: 'i0' });
  await expect.poll(() => fb.saidTo('parse')).toHaveLength(1);
  fb.CustomerChat = recordChat(fb);
  fb.report('customerchat.load');
  const passMs = async (ms: number): Promise<void> => {
    nowMs += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const subject = { widgetId: '5', type: 'customer_chat', key: 'i0', find: () => ['i0'] } as const;
  const handle = createHandle(subject, {
    ring,
    listeners,
    send: createCallQueue(ring),
    redraw: () => {},
  });
  return { fb, ring, warnings, passMs, messenger, handle };
}

describe('a customer chat from its handle to the SDK', () => {
  it('REND-01 is rendered once its plugin loads', async () => {
    const { ring } = await chatOnPage();
    expect(ring.get().instances['i0']).toMatchObject({ renderReason: 'rendered', fallback: false });
  });
  it('API-13 API-15 A-94 every method reaches its SDK call, and again only after 5 s', async () => {
    const { fb, handle, warnings, passMs } = await chatOnPage();
    const all = (): void => {
      handle.open(true);
      handle.close();
      handle.openDialog();
      handle.closeDialog();
    };
    all();
    await passMs(0);
    const once = [['show', true], ['hide'], ['showDialog'], ['hideDialog']];
    const calls = () => fb.calls.filter(([name]) => !['init', 'parse'].includes(name));
    expect(calls()).toEqual(once);
    await passMs(4999);
    all();
    await passMs(0);
    expect(calls()).toEqual(once);
    expect(warnings).toHaveLength(4);
    await passMs(1);
    all();
    await passMs(0);
    expect(calls()).toEqual([...once, ...once]);
  });
  it('API-13 A-94 CCHAT-04 with two greetings set by two methods none is lost, and the SDK gets the second 5 s later', async () => {
    const { fb, handle, warnings, passMs } = await chatOnPage();
    handle.setLoggedInGreeting('<b>Hi</b>');
    handle.setLoggedOutGreeting('Hello');
    handle.set({ refPayload: 'summer' });
    await passMs(0);
    expect(fb.saidTo('update')).toEqual([[{ logged_in_greeting: 'Hi' }]]);
    await passMs(5000);
    const ref = 'w7_session1_i0--summer';
    expect(fb.saidTo('update').slice(1)).toEqual([[{ logged_out_greeting: 'Hello', ref }]]);
    expect(warnings).toEqual([]);
  });
  it('LOAD-21 an instance that ends removes its chat from the page', async () => {
    const { fb, messenger, passMs } = await chatOnPage();
    messenger.removePlugin({ order: 'removePlugin', id: 'i0' });
    await passMs(0);
    expect(document.querySelector('.fb-customerchat')).toBeNull();
    expect(fb.listeners('customerchat.load')).toBe(0);
  });
});
