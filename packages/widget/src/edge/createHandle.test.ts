import { describe, expect, it, vi } from 'vitest';
import { createRing } from '../core/createRing';
import type { Event } from '../core/Event';
import { idleHandlers } from '../core/testing/idleHandlers';
import { smsModal, started } from '../core/testing/started';
import type { SendFact } from './createCallQueue';
import { createHandle } from './createHandle';
import { createListeners } from './createListeners';

const fb = (type: string) => ({ widget_id: 5, widget_type: type, channel: 'fb' });
const element = { key: 'e0', place: 'checkbox', widgetId: '5', payload: undefined } as const;

/** A handle for the first instance of a page with one widget, and what it sends to the ring. */
function createTestHandle(widget: object = smsModal(), account: Record<string, unknown> = {}) {
  const { state } = started({ widgets: [widget], elements: [element], account });
  const ring = createRing(state, { handlers: idleHandlers(), now: () => 1, report: vi.fn() });
  const sent: Event[] = [];
  const listeners = createListeners(vi.fn());
  const change = (with_: object): void => {
    const [instance] = Object.values(state.instances);
    Object.assign(instance ?? {}, with_);
  };
  const { widgetId = '' } = state.instances['i0'] ?? {};
  const type = state.widgets[widgetId]?.widget_type ?? 'modal';
  const subject = { widgetId, type, key: 'i0', find: () => ['i0'] };
  const send: SendFact = (find, fact) => void sent.push(...find().map(fact));
  const handle = createHandle(subject, { ring, listeners, send, redraw: () => {} });
  return { handle, sent, listeners, change };
}

describe('createHandle', () => {
  it('API-05 API-06 open passes on what the host gave', () => {
    const { handle, sent } = createTestHandle();
    handle.open({ ignoreRoute: true });
    expect(sent).toEqual([{ type: 'instance.openAsked', id: 'i0', flags: { ignoreRoute: true } }]);
  });
  it('API-05 API-07 API-08 close, setPayload and submit are facts about this instance', () => {
    const { handle, sent } = createTestHandle();
    handle.close();
    handle.setPayload('summer');
    handle.setPayload(undefined as unknown as string);
    handle.submit();
    expect(sent).toEqual([
      { type: 'instance.closeAsked', id: 'i0', manual: false },
      { type: 'instance.payloadSet', id: 'i0', text: 'summer' },
      { type: 'instance.payloadSet', id: 'i0', text: '' },
      { type: 'instance.submitAsked', id: 'i0' },
    ]);
  });
  it('API-08 API-14 checked is live; ref and userRef are empty until a submit', () => {
    const { handle, change } = createTestHandle(fb('checkbox'));
    expect([handle.widgetId, handle.type]).toEqual(['5', 'checkbox']);
    expect([handle.checked, handle.ref, handle.userRef]).toEqual([false, '', '']);
    change({ checked: true, optInRequested: true, refPayload: 'summer' });
    expect([handle.checked, handle.ref]).toEqual([true, 'w5_session1_i0--summer']);
    expect(handle.userRef).toMatch(/^[\w-]+$/);
  });
  it('API-13 a customer chat gets its own methods', () => {
    const { handle, sent } = createTestHandle(fb('customer_chat'));
    handle.open(true);
    handle.close();
    handle.openDialog();
    handle.closeDialog();
    handle.setLoggedInGreeting('Hi');
    handle.setLoggedOutGreeting('Bye');
    handle.set({ loggedInGreeting: 'Hello', refPayload: 'p' });
    const chat = (method: string, changes = {}) => ({ type: 'chat.called', id: 'i0', method, changes });
    expect(sent).toEqual([
      chat('open', { shouldOpenDialog: true }),
      chat('close'),
      chat('openDialog'),
      chat('closeDialog'),
      chat('setLoggedInGreeting', { logged_in_greeting: 'Hi' }),
      chat('setLoggedOutGreeting', { logged_out_greeting: 'Bye' }),
      chat('set', { logged_in_greeting: 'Hello', refPayload: 'p' }),
    ]);
  });
  it('API-12 API-16 listeners belong to the instance, and an unknown name raises the developer error', () => {
    const { handle, listeners } = createTestHandle(fb('checkbox'));
    const heard = vi.fn();
    handle.on('checked', heard);
    listeners.emit('i1', 'checked', { checked: true });
    listeners.emit('i0', 'checked', { checked: true });
    handle.off('checked', heard);
    listeners.emit('i0', 'checked', { checked: false });
    expect(heard.mock.calls).toEqual([[{ checked: true }]]);
    expect(() => handle.on('exploded' as 'opened', heard)).toThrow('unknown event name "exploded"');
  });
  it('LOAD-21 a handle whose instance has ended returns nothing', () => {
    const { state } = started({ widgets: [] });
    const ring = createRing(state, { handlers: idleHandlers(), now: () => 1, report: vi.fn() });
    const subject = { widgetId: '5', type: 'modal', key: 'i9', find: () => ['i9'] } as const;
    const handle = createHandle(subject, {
      ring,
      listeners: createListeners(vi.fn()),
      send: vi.fn(),
      redraw: vi.fn(),
    });
    expect([handle.widgetId, handle.checked, handle.ref, handle.userRef]).toEqual(['5', false, '', '']);
  });
});
