import { compileWatch, type PublicApi } from '@beckon/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRing, type Ring } from '../core/createRing';
import { emptyState } from '../core/emptyState';
import { idleHandlers } from '../core/testing/idleHandlers';
import { opening, smsModal, started } from '../core/testing/started';
import { type Offer, offerApi } from '../watch/offerApi';
import { createScanner } from './createScanner';
import { places } from './places';
import { type Published, publishMc } from './publishMc';

const box = { widget_id: 20, widget_type: 'box', channel: 'sms', name: 'Box' };
let ring: Ring;
let published: Published;
let mc: PublicApi;
let report: ReturnType<typeof vi.fn<(error: unknown) => void>>;

/** A page with one modal and the given body; `early` runs before the runtime loads. */
function publish({
  main = {},
  state = started({ widgets: [smsModal(main), box] }).state,
  early = (_: Offer): void => {},
} = {}): void {
  const { widgets } = opening({ widgets: [smsModal(main), box] });
  const offer = offerApi({ facts: compileWatch(widgets), load: () => {}, scan: () => {}, places });
  ({ mc } = offer);
  early(offer);
  report = vi.fn();
  ring = createRing(state, {
    handlers: idleHandlers({
      emit: (effect) => published.emit(effect),
      destroy: (effect) => published.forget(effect),
      answerTrigger: ({ call, id }) => published.answerTrigger(call, id),
    }),
    now: () => 2_000_000,
    report,
  });
  published = publishMc({
    ...offer,
    widgets,
    ring,
    redraw: () => {},
    scanner: createScanner(document),
    loadExplainer: () => import('../explain/explainWidget'),
    report,
  });
  for (const call of offer.drainCalls()) call();
  ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
}
/** What the page does once it has started. */
const begin = (): void => {
  ring.send(opening({ widgets: [smsModal(), box] }));
  ring.send({ type: 'page.scanned', elements: [] });
  ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
};
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
  it('API-01 A-01 the object that hosts already have gets the real methods and stays a function', () => {
    let before: PublicApi | undefined;
    publish({
      early: (offer) => {
        before = offer.mc;
      },
    });
    expect([mc === before, typeof mc]).toEqual([true, 'function']);
  });
  it('API-03 API-14 returns the same handle by number and by numeric text, and null for an unknown id', () => {
    expect(mc.getWidget(5)).toBe(mc.getWidget('5'));
    expect(mc.getWidget(5)).toMatchObject({ widgetId: '5', type: 'modal' });
    for (const unknown of ['420', 6, {}, null, undefined, document.body])
      expect(mc.getWidget(unknown as object)).toBeNull();
  });
  it('API-02 API-03 LOAD-20 an embed is found after parse, only by its element, and stays the same', () => {
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
  it('API-03 A-01 calls to a handle before the runtime loads happen in order once it has', () => {
    const heard: string[] = [];
    let handle: ReturnType<PublicApi['getWidget']> = null;
    publish({
      state: emptyState,
      early(offer) {
        handle = offer.mc.getWidget(5);
        handle?.on('opened', () => heard.push('opened'));
        handle?.setPayload('spring');
        handle?.setPayload('summer');
        handle?.open();
      },
    });
    expect(heard).toEqual([]);
    begin();
    expect([ring.get().instances['i0']?.refPayload, heard]).toEqual(['summer', ['opened']]);
    expect(mc.getWidget(5)).toBe(handle);
  });
  it('API-03 A-01 so do calls before the page has started', () => {
    publish({ state: emptyState });
    const handle = mc.getWidget(5);
    expect([handle?.widgetId, handle?.type, handle?.checked, handle?.ref]).toEqual(['5', 'modal', false, '']);
    expect(mc.getWidgetList()).toHaveLength(2);
    const heard: string[] = [];
    handle?.on('opened', () => heard.push('opened'));
    handle?.setPayload('spring');
    handle?.setPayload('summer');
    handle?.open();
    expect(heard).toEqual([]);
    begin();
    expect([ring.get().instances['i0']?.refPayload, heard]).toEqual(['summer', ['opened']]);
    expect(mc.getWidget(5)).toBe(handle);
  });
  it('API-08 API-14 the properties of a handle from before the start are live', () => {
    let handle: ReturnType<PublicApi['getWidget']> = null;
    publish({
      main: { whenDisplay: ['immediately'] },
      early(offer) {
        handle = offer.mc.getWidget(5);
      },
    });
    expect(handle).toMatchObject({ ref: '', userRef: '' });
    ring.send({ type: 'phone.submitted', id: 'i0', phoneNumber: '+12015550123' });
    ring.send({ type: 'phone.answered', id: 'i0', state: true, errors: [] });
    expect(handle).toMatchObject({ widgetId: '5', ref: expect.stringMatching(/^w5_/) });
  });
  it("API-03 LOAD-21 an embed's handle by id waits while there is no instance, and goes live again", () => {
    const handle = mc.getWidget(20);
    const heard: string[] = [];
    handle?.setPayload('first');
    handle?.on('rendered', ({ reason }) => heard.push(reason));
    const one = add(embed);
    mc.parse();
    const idOf = () =>
      Object.values(ring.get().instances).find(({ widgetId }) => widgetId === '20')?.id ?? '';
    expect(ring.get().instances[idOf()]?.refPayload).toBe('first');
    ring.send({ type: 'instance.rendered', id: idOf(), reason: 'sms' });
    expect(heard).toEqual(['sms']);
    one.remove();
    mc.parse();
    handle?.setPayload('second');
    add(embed);
    mc.parse();
    expect(ring.get().instances[idOf()]?.refPayload).toBe('second');
    ring.send({ type: 'instance.rendered', id: idOf(), reason: 'sms' });
    expect([heard, mc.getWidget(20) === handle]).toEqual([['sms', 'sms'], true]);
  });
  it('LOAD-21 an embed that left the page no longer has a handle', () => {
    const one = add(embed);
    mc.parse();
    one.remove();
    mc.parse();
    expect(mc.getWidget(one)).toBeNull();
  });
  it('LOAD-03 API-02 parse before the start does not count as the first scan', () => {
    publish({ state: emptyState });
    mc.parse();
    expect(ring.get().isReady).toBe(false);
  });
  it('API-04 A-92 the list is a plain array of descriptors with numeric ids', () => {
    expect(mc.getWidgetList()).toEqual([
      { widgetId: 5, name: '', type: 'modal' },
      { widgetId: 20, name: 'Box', type: 'box' },
    ]);
  });
  it('API-05 API-10 open shows it at once and emits, close hides it and emits', () => {
    const heard: unknown[] = [];
    const handle = mc.getWidget(5);
    handle?.on('opened', (details) => heard.push(details));
    handle?.on('closed', (details) => heard.push(details));
    handle?.open();
    handle?.close();
    expect(heard).toEqual([{}, { manualClose: false, optInRequested: false, optedIn: false }]);
  });
  it('API-09 a trigger calls back with the handle of each widget that opened', () => {
    const opened = vi.fn();
    for (const name of ['other', 'offer', 'offer']) mc.trigger(name, opened);
    expect(opened.mock.calls).toEqual([[mc.getWidget(5)]]);
  });
  it("API-09 ERR-15 a callback that throws, or isn't a function, stops nothing", () => {
    mc.trigger('offer', () => {
      throw new Error('host bug');
    });
    expect([report.mock.calls.length, ring.get().instances['i0']?.displayed]).toEqual([1, true]);
    expect(() => mc.trigger('offer', 7 as unknown as () => void)).not.toThrow();
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
  it('DISP-22 explain returns the current reasons and what led to them, for an id as number or text', async () => {
    ring.send({ type: 'page.scrolled', percent: 40 });
    const entrance = (all: Awaited<ReturnType<PublicApi['explain']>>) =>
      all.find(({ rule }) => rule === 'entrance');
    expect(entrance(await mc.explain(5))).toMatchObject({ ok: false, kind: 'anchor', needs: 'offer' });
    ring.send({ type: 'page.anchorReached', name: 'offer' });
    expect(entrance(await mc.explain('5'))).toMatchObject({ ok: true, since: 2_000_000 });
    expect(await mc.explain(420)).toEqual([]);
  });
});
