import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRing, type Hands } from '../core/createRing';
import { started } from '../core/testing/started';
import { createListeners, type Listeners } from './createListeners';
import { type Mc, publishMc } from './publishMc';

let listeners: Listeners;
let mc: Mc;
let report: ReturnType<typeof vi.fn<(error: unknown) => void>>;
const page = (): Window => ({}) as unknown as Window;

function publish(target = page()): Window {
  report = vi.fn();
  listeners = createListeners(report);
  const hands: Hands = {
    attach: () => {},
    wait: () => {},
    keepSession: () => {},
    sendPhone: () => {},
    redirect: () => {},
    warn: () => {},
    emit: ({ id, name, details }) => listeners.emit(id, name, details),
  };
  const ring = createRing(started().state, { hands, now: () => 9, report });
  mc = publishMc(target, ring, listeners);
  ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
  return target;
}
beforeEach(() => void publish());

describe('MC', () => {
  it('API-01 is a function object and an own property of the window', () => {
    const target = publish() as unknown as { MC: unknown };
    expect([Object.hasOwn(target, 'MC'), typeof target.MC]).toEqual([true, 'function']);
  });
  it('API-03 API-14 the same handle by number and numeric text; unknown gives null', () => {
    expect(mc.getWidget(5)).toBe(mc.getWidget('5'));
    expect(mc.getWidget(5)).toMatchObject({ widgetId: '5', type: 'modal' });
    expect([mc.getWidget('420'), mc.getWidget({})]).toEqual([null, null]);
  });
  it('API-04 A-92 the list is a plain array of descriptors with numeric ids', () => {
    expect(mc.getWidgetList()).toEqual([{ widgetId: 5, name: '', type: 'modal' }]);
  });
  it('API-05 API-10 open shows at once and tells, close hides and tells', () => {
    const heard: unknown[] = [];
    const handle = mc.getWidget(5);
    handle?.on('opened', (details) => heard.push(details));
    handle?.on('closed', (details) => heard.push(details));
    handle?.open();
    handle?.close();
    expect(heard).toEqual([{}, { manualClose: false, optInRequested: false, optedIn: false }]);
  });
  it('API-06 with flags only those conditions are passed over', () => {
    const opened = vi.fn();
    const handle = mc.getWidget(5);
    handle?.on('opened', opened);
    handle?.open({ ignoreRoute: true });
    expect(opened).not.toHaveBeenCalled();
    handle?.open({ ignoreEntrance: true });
    expect(opened).toHaveBeenCalledOnce();
  });
  it('API-12 ERR-14 an event name that does not exist raises the developer error', () => {
    expect(() => mc.getWidget(5)?.on('exploded' as 'opened', () => {})).toThrow(
      'unknown event name "exploded"',
    );
  });
  it('LOAD-07 ERR-15 a listener that throws stops neither the others nor the runtime', () => {
    const heard = vi.fn();
    const handle = mc.getWidget(5);
    handle?.on('opened', () => {
      throw new Error('host bug');
    });
    handle?.on('opened', heard);
    handle?.open();
    expect([heard.mock.calls.length, report.mock.calls.length]).toEqual([1, 1]);
  });
  it('A-86 off removes one listener, or all of a name', () => {
    const [a, b] = [vi.fn(), vi.fn()];
    const handle = mc.getWidget(5);
    for (const listener of [a, b]) handle?.on('opened', listener);
    handle?.off('opened', a);
    handle?.open();
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1]);
    handle?.off('opened');
    handle?.close();
    handle?.open();
    expect(b.mock.calls.length).toBe(1);
  });
});
