import { compileWatch, type PublicApi } from '@beckon/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRing, type Ring } from '../core/createRing';
import { emptyState } from '../core/emptyState';
import { idleHandlers } from '../core/testing/idleHandlers';
import { opening, smsModal } from '../core/testing/started';
import { type Offer, offerApi } from '../watch/offerApi';
import { createScanner } from './createScanner';
import { places } from './places';
import { type Published, publishMc } from './publishMc';

const widget = (id: number, widget_type: string, channel = 'fb') => ({ widget_id: id, widget_type, channel });
const widgets = [smsModal(), widget(20, 'box', 'sms'), widget(30, 'checkbox'), widget(40, 'landing')];
let ring: Ring;
let published: Published;
let mc: PublicApi;
let offer: Offer;

/** A watched page; the runtime takes over with `arrive` and begins with `begin`. */
beforeEach(() => {
  document.body.replaceChildren();
  offer = offerApi({
    facts: compileWatch(opening({ widgets }).widgets),
    load: () => {},
    scan: () => {},
    places,
  });
  ({ mc } = offer);
});
function arrive({ announceReady = () => {} } = {}): void {
  const scanner = createScanner(document);
  ring = createRing(emptyState, {
    handlers: idleHandlers({
      announceReady,
      scan: () => ring.send({ type: 'page.scanned', elements: scanner.scan() }),
      emit: (effect) => published.emit(effect),
      destroy: (effect) => published.forget(effect),
    }),
    now: () => 2_000_000,
    report: vi.fn(),
  });
  published = publishMc({
    ...offer,
    widgets: opening({ widgets }).widgets,
    ring,
    redraw: () => {},
    scanner,
    loadExplainer: () => import('../explain/explainWidget'),
    report: vi.fn(),
  });
  for (const call of offer.drainCalls()) call();
}
const begin = (): void => ring.send(opening({ widgets }));
function add(className: string, id: number): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('data-widget-id', String(id));
  document.body.append(element);
  return element;
}
const [embed, checkbox, landing] = ['mcwidget-embed', 'mcwidget-checkbox', 'mcwidget-landing'] as const;
const idsOf = (widgetId: string): string[] =>
  Object.values(ring.get().instances).flatMap((one) => (one.widgetId === widgetId ? [one.id] : []));
const payloads = (): string[] => idsOf('20').map((id) => ring.get().instances[id]?.refPayload ?? '');
const rendered = (id = ''): void => ring.send({ type: 'instance.rendered', id, reason: 'sms' });

describe('a handle by id', () => {
  it('API-03 API-04 every listed widget has one that accepts listeners, before and after the start', () => {
    const listenToAll = (): void => {
      for (const { widgetId } of mc.getWidgetList()) mc.getWidget(widgetId)?.on('optedIn', () => {});
    };
    expect(mc.getWidgetList().map(({ widgetId }) => mc.getWidget(widgetId)?.type)).toEqual([
      'modal',
      'box',
      'checkbox',
      'landing',
    ]);
    expect(listenToAll).not.toThrow();
    arrive();
    begin();
    expect(listenToAll).not.toThrow();
  });
  it('API-03 API-11 A-102 receives events of every embed of its widget, with the element', () => {
    const heard: unknown[] = [];
    mc.getWidget(20)?.on('rendered', ({ element, reason }) => heard.push([element, reason]));
    const [one, two] = [add(embed, 20), add(embed, 20)];
    arrive();
    begin();
    for (const id of idsOf('20')) rendered(id);
    expect(heard).toEqual([
      [one, 'sms'],
      [two, 'sms'],
    ]);
  });
  it('API-03 LOAD-21 keeps receiving events after one of them leaves, and from those added later', () => {
    const heard = vi.fn();
    mc.getWidget(20)?.on('rendered', heard);
    const [one, two] = [add(embed, 20), add(embed, 20)];
    arrive();
    begin();
    one.remove();
    mc.parse();
    for (const id of idsOf('20')) rendered(id);
    two.remove();
    mc.parse();
    const three = add(embed, 20);
    mc.parse();
    for (const id of idsOf('20')) rendered(id);
    expect(heard.mock.calls.map(([{ element }]) => element)).toEqual([two, three]);
  });
  it('API-03 API-07 A-102 sets the payload of each', () => {
    add(embed, 20);
    add(embed, 20);
    arrive();
    begin();
    mc.getWidget(20)?.setPayload('all');
    expect(payloads()).toEqual(['all', 'all']);
  });
  it('API-08 has the ref of the one that was submitted', () => {
    add(embed, 20);
    add(embed, 20);
    arrive();
    begin();
    expect(mc.getWidget(20)?.ref).toBe('');
    const [, second = ''] = idsOf('20');
    ring.send({ type: 'phone.submitted', id: second, phoneNumber: '+12015550123' });
    ring.send({ type: 'phone.answered', id: second, state: true, errors: [] });
    expect(mc.getWidget(20)?.ref).toMatch(new RegExp(`^w20_.*_${second}$`));
  });
  it("API-10 an overlay's events have no element", () => {
    arrive();
    begin();
    const heard = vi.fn();
    mc.getWidget(5)?.on('opened', heard);
    rendered(idsOf('5')[0]);
    mc.getWidget(5)?.open();
    expect(heard.mock.calls).toEqual([[{}]]);
  });
  it('LOAD-21 listeners of a removed checkbox get no events of the next one, and the handle waits for it', () => {
    const first = add(checkbox, 30);
    arrive();
    begin();
    const heard = vi.fn();
    const handle = mc.getWidget(30);
    handle?.on('rendered', heard);
    first.remove();
    mc.parse();
    add(checkbox, 30);
    mc.parse();
    rendered(idsOf('30')[0]);
    expect([heard.mock.calls, mc.getWidget(30) === handle]).toEqual([[], true]);
  });
});

describe('a handle by element', () => {
  it('API-03 A-102 refers to that embed only', () => {
    const [one, two] = [add(embed, 20), add(embed, 20)];
    arrive();
    begin();
    const heard = vi.fn();
    mc.getWidget(one)?.on('rendered', heard);
    mc.getWidget(two)?.setPayload('two');
    for (const id of idsOf('20')) rendered(id);
    expect(heard.mock.calls.map(([{ element }]) => element)).toEqual([one]);
    expect(payloads()).toEqual(['', 'two']);
  });
  it('API-02 API-03 LOAD-20 is available at once for the first embed, before the runtime loads, and goes live with it', () => {
    const one = add(embed, 20);
    mc.parse();
    const early = mc.getWidget(one);
    const heard = vi.fn();
    expect(early).toMatchObject({ widgetId: '20', type: 'box' });
    expect([mc.getWidget(one) === early, mc.getWidget(add(embed, 20)) === early]).toEqual([true, false]);
    early?.on('rendered', heard);
    early?.setPayload('early');
    arrive();
    begin();
    expect([mc.getWidget(one) === early, payloads()]).toEqual([true, ['early', '']]);
    for (const id of idsOf('20')) rendered(id);
    expect(heard.mock.calls.map(([{ element }]) => element)).toEqual([one]);
  });
  it('LOAD-22 API-14 stays the same, listeners included, when its element is reused for another product', () => {
    const one = add(embed, 20);
    one.setAttribute('data-widget-payload', 'fern');
    arrive();
    begin();
    const handle = mc.getWidget(one);
    const heard: unknown[] = [];
    handle?.on('optedIn', ({ ref }) => heard.push(ref.split('--')[1]));
    const submit = (id = ''): void => {
      ring.send({ type: 'phone.submitted', id, phoneNumber: '+12015550123' });
      ring.send({ type: 'phone.answered', id, state: true, errors: [] });
    };
    const [first] = idsOf('20');
    submit(first);
    one.setAttribute('data-widget-payload', 'monstera');
    mc.parse();
    const [second] = idsOf('20');
    submit(second);
    expect([heard, first === second, mc.getWidget(one) === handle]).toEqual([
      ['fern', 'monstera'],
      false,
      true,
    ]);
  });
  it('API-14 LOAD-17 for a checkbox it is the handle by id, from the start', () => {
    const one = add(checkbox, 30);
    const early = mc.getWidget(one);
    expect([early?.type, mc.getWidget(30) === early]).toEqual(['checkbox', true]);
    arrive();
    expect([mc.getWidget(one) === early, mc.getWidget(add(checkbox, 30))]).toEqual([true, null]);
    begin();
    expect([mc.getWidget(one) === early, mc.getWidget(30) === early]).toEqual([true, true]);
  });
  it('API-03 API-14 several early handles of a widget that is not an embed all work', () => {
    const early = [add(embed, 5), add(embed, 5)].map((one) => mc.getWidget(one));
    early.push(mc.getWidget(5));
    const heard = vi.fn();
    for (const handle of early) handle?.on('closed', heard);
    arrive();
    begin();
    for (const handle of early) handle?.setPayload('shop');
    expect(idsOf('5').map((id) => ring.get().instances[id]?.refPayload)).toEqual(['shop']);
    for (const handle of early) handle?.off('closed', heard);
  });
  it('API-03 does not exist for an element without a configured widget', () => {
    const strangers = [add(embed, 420), add('mcwidget-overlay', 5), add('card', 20), document.body];
    expect(strangers.map((one) => mc.getWidget(one))).toEqual([null, null, null, null]);
    arrive();
    expect(strangers.map((one) => mc.getWidget(one))).toEqual([null, null, null, null]);
    begin();
    expect(strangers.map((one) => mc.getWidget(one))).toEqual([null, null, null, null]);
  });
  it('API-03 LOAD-03 is available while the runtime waits for the page to be parsed', () => {
    arrive();
    const one = add(embed, 20);
    const early = mc.getWidget(one);
    early?.setPayload('early');
    begin();
    expect([early?.type, mc.getWidget(one) === early, payloads()]).toEqual(['box', true, ['early']]);
  });
  it("API-02 API-03 parse provides it at once, even inside a host's callback", () => {
    const found: unknown[] = [];
    arrive({
      announceReady() {
        const late = add(embed, 20);
        found.push(mc.getWidget(late));
        mc.parse();
        found.push(mc.getWidget(late)?.type, mc.getWidget(add(embed, 420)));
      },
    });
    begin();
    expect(found).toEqual([null, 'box', null]);
  });
  it("LOAD-13 API-14 on a landing page an embed has none; the landing's is the handle by id", () => {
    const [main, one] = [add(landing, 40), add(embed, 20)];
    const early = mc.getWidget(main);
    expect([early?.type, early === mc.getWidget(40)]).toEqual(['landing', true]);
    arrive();
    expect([mc.getWidget(main) === early, mc.getWidget(one)]).toEqual([true, null]);
    begin();
    expect([mc.getWidget(main) === early, mc.getWidget(one)]).toEqual([true, null]);
  });
});
