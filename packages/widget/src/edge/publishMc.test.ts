import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, settle } from '../core/acting';
import { bubbling } from '../core/bubbling';
import { createRing, type Ring } from '../core/createRing';
import { emptyState } from '../core/emptyState';
import { messaging } from '../core/messaging';
import { smsModal, started } from '../core/testing/started';
import { watching } from '../core/watching';
import type { Explainer } from './createChunks';
import { createListeners } from './createListeners';
import { createScanner } from './createScanner';
import { type Published, publishMc } from './publishMc';

const box = { widget_id: 20, widget_type: 'box', channel: 'sms', name: 'Box' };
const host = {} as unknown as Window & { MC: unknown };
let ring: Ring;
let published: Published;
let report: ReturnType<typeof vi.fn<(error: unknown) => void>>;
const explainWidget = vi.fn(() => []);

/** A page with one modal, and with what its body carries. */
function publish({ main = {}, state = started({ widgets: [smsModal(main), box] }).state } = {}): void {
  report = vi.fn();
  const listeners = createListeners(report);
  ring = createRing(state, {
    hands: {
      emit: (effect) => published.emit(effect),
      destroy: ({ id, widgetId }) => published.forget(id, widgetId),
      answerTrigger: ({ call, id }) => published.answerTrigger(call, id),
    },
    table: { ...watching, ...acting, ...messaging, ...bubbling },
    settle,
    now: () => 2_000_000,
    report,
    lack: () => {},
  });
  const loadExplainer = () => Promise.resolve({ explainWidget } as unknown as Explainer);
  published = publishMc({
    page: host,
    widgets: Object.values(started({ widgets: [smsModal(main), box] }).state.widgets),
    ring,
    listeners,
    scanner: createScanner(document),
    loadExplainer,
    report,
  });
  ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
}
const add = (html: string): Element => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as Element;
};
const embed = '<div class="mcwidget-embed" data-widget-id="20"></div>';
beforeEach(() => {
  document.body.replaceChildren();
  publish({ main: { whenDisplay: ['anchor', 'offer'] } });
});

describe('MC', () => {
  it('API-01 is a function object and an own property of the window', () => {
    expect([Object.hasOwn(host, 'MC'), typeof host.MC, host.MC === published.mc]).toEqual([
      true,
      'function',
      true,
    ]);
  });
  it('API-03 API-14 the same handle by number and numeric text; unknown gives null', () => {
    const { mc } = published;
    expect(mc.getWidget(5)).toBe(mc.getWidget('5'));
    expect(mc.getWidget(5)).toMatchObject({ widgetId: '5', type: 'modal' });
    for (const unknown of ['420', 6, {}, null, undefined, document.body])
      expect(mc.getWidget(unknown as object)).toBeNull();
  });
  it('API-02 API-03 LOAD-20 an embed is found after parse, by its element alone, and stays the same', () => {
    const { mc } = published;
    const [one, two] = [add(embed), add(embed)];
    expect(mc.getWidget(one)).toBeNull();
    mc.parse();
    const handle = mc.getWidget(one);
    mc.parse();
    expect([handle?.type, mc.getWidget(one) === handle, mc.getWidget(two) === handle]).toEqual([
      'box',
      true,
      false,
    ]);
  });
  it('API-03 A-01 what is configured has a handle from the first moment; what is asked of it happens in order once it is there', () => {
    publish({ state: emptyState });
    const handle = published.mc.getWidget(5);
    expect([handle?.widgetId, handle?.type, handle?.checked, handle?.ref]).toEqual(['5', 'modal', false, '']);
    expect(published.mc.getWidgetList()).toHaveLength(2);
    const heard: string[] = [];
    handle?.on('opened', () => heard.push('opened'));
    handle?.setPayload('spring');
    handle?.setPayload('summer');
    handle?.open();
    expect(heard).toEqual([]);
    const { app, widgets, session, browser } = started({ widgets: [smsModal(), box] }).state;
    if (!app) throw new Error('no account');
    const page = { url: 'https://shop.example/', seed: 'i', renderFallbackMs: undefined };
    ring.send({
      type: 'app.started',
      account: app,
      widgets: Object.values(widgets),
      session,
      browser,
      ...page,
    });
    ring.send({ type: 'page.scanned', elements: [] });
    ring.send({ type: 'drawing.arrived' });
    ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
    expect([ring.get().instances['i0']?.refPayload, heard]).toEqual(['summer', ['opened']]);
    expect(published.mc.getWidget(5)).toBe(handle);
  });
  it('API-03 LOAD-21 the handle of an embed by its id stands for the first of them, waits while there is none, and goes live again', () => {
    const handle = published.mc.getWidget(20);
    const heard: string[] = [];
    handle?.setPayload('first');
    handle?.on('rendered', ({ reason }) => heard.push(reason));
    const one = add(embed);
    published.mc.parse();
    const idOf = () =>
      Object.values(ring.get().instances).find(({ widgetId }) => widgetId === '20')?.id ?? '';
    expect(ring.get().instances[idOf()]?.refPayload).toBe('first');
    ring.send({ type: 'instance.rendered', id: idOf(), reason: 'sms' });
    expect(heard).toEqual(['sms']);
    one.remove();
    published.mc.parse();
    handle?.setPayload('second');
    add(embed);
    published.mc.parse();
    expect(ring.get().instances[idOf()]?.refPayload).toBe('second');
    // Who listened to the one that left does not hear of the next.
    ring.send({ type: 'instance.rendered', id: idOf(), reason: 'sms' });
    expect([heard, published.mc.getWidget(20) === handle]).toEqual([['sms'], true]);
  });
  it('LOAD-21 an embed that left the page has no handle any more', () => {
    const one = add(embed);
    published.mc.parse();
    one.remove();
    published.mc.parse();
    expect(published.mc.getWidget(one)).toBeNull();
  });
  it('LOAD-03 API-02 parse before the start is no first look at the page', () => {
    publish({ state: emptyState });
    published.mc.parse();
    expect(ring.get().isReady).toBe(false);
  });
  it('API-04 A-92 the list is a plain array of descriptors with numeric ids', () => {
    expect(published.mc.getWidgetList()).toEqual([
      { widgetId: 5, name: '', type: 'modal' },
      { widgetId: 20, name: 'Box', type: 'box' },
    ]);
  });
  it('API-05 API-10 open shows at once and tells, close hides and tells', () => {
    const heard: unknown[] = [];
    const handle = published.mc.getWidget(5);
    handle?.on('opened', (details) => heard.push(details));
    handle?.on('closed', (details) => heard.push(details));
    handle?.open();
    handle?.close();
    expect(heard).toEqual([{}, { manualClose: false, optInRequested: false, optedIn: false }]);
  });
  it('API-09 a trigger calls back with the handle of each widget that opened', () => {
    const opened = vi.fn();
    for (const name of ['other', 'offer', 'offer']) published.mc.trigger(name, opened);
    expect(opened.mock.calls).toEqual([[published.mc.getWidget(5)]]);
  });
  it('API-09 ERR-15 a callback that throws, or is none, stops nothing', () => {
    published.mc.trigger('offer', () => {
      throw new Error('host bug');
    });
    expect([report.mock.calls.length, ring.get().instances['i0']?.displayed]).toEqual([1, true]);
    expect(() => published.mc.trigger('offer', 7 as unknown as () => void)).not.toThrow();
  });
  it('LOAD-07 ERR-15 a listener that throws stops neither the others nor the runtime', () => {
    const heard = vi.fn();
    const handle = published.mc.getWidget(5);
    handle?.on('opened', () => {
      throw new Error('host bug');
    });
    handle?.on('opened', heard);
    handle?.open();
    expect([heard.mock.calls.length, report.mock.calls.length]).toEqual([1, 1]);
  });
  it('A-86 off removes one listener, or all of a name', () => {
    const [a, b] = [vi.fn(), vi.fn()];
    const handle = published.mc.getWidget(5);
    for (const listener of [a, b]) handle?.on('opened', listener);
    handle?.off('opened', a);
    handle?.open();
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1]);
    handle?.off('opened');
    handle?.close();
    handle?.open();
    expect(b.mock.calls.length).toBe(1);
  });
  it('DISP-22 explain asks the part that says why, with the id as text and the state of now', async () => {
    await published.mc.explain(5);
    expect(explainWidget).toHaveBeenCalledWith('5', {
      state: ring.get(),
      past: ring.past(),
      at: expect.any(Number),
    });
  });
});
