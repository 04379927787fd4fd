import { type ConditionReport, compileWatch, type PublicApi, type WidgetHandle } from '@beckon/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { opening, smsModal } from '../core/testing/started';
import { places } from '../edge/places';
import { type Offer, offerApi } from './offerApi';

const widgets = [
  smsModal({ whenDisplay: ['anchor', '#offer'] }),
  { widget_id: 20, widget_type: 'box', channel: 'sms', name: 'Box' },
  { widget_id: 'vip-7', widget_type: 'bar', channel: 'sms', name: 'Bar' },
];
const [load, scan] = [vi.fn(), vi.fn()];
let offer: Offer;
let mc: PublicApi;
let handle: WidgetHandle;
beforeEach(() => {
  load.mockClear();
  scan.mockClear();
  offer = offerApi({ facts: compileWatch(opening({ widgets }).widgets), load, scan, places });
  ({ mc } = offer);
  handle = mc.getWidget(5) as WidgetHandle;
});

/** Puts the runtime's methods into the same objects, as the runtime does, and runs the calls made so far. */
function takeOver(): unknown[][] {
  const told: unknown[][] = [];
  const record =
    (name: string) =>
    (...words: unknown[]) =>
      told.push([name, ...words]);
  for (const one of offer.handles.values())
    for (const [name, value] of Object.entries(one))
      if (typeof value === 'function') Object.assign(one, { [name]: record(`${one.widgetId} ${name}`) });
  const report = [{ rule: 'entrance' }] as ConditionReport[];
  Object.assign(mc, {
    parse: record('parse'),
    getWidget: record('getWidget'),
    trigger: record('trigger'),
    explain: (id: string) => {
      told.push(['explain', id]);
      return Promise.resolve(report);
    },
  });
  for (const call of offer.drainCalls()) call();
  return told;
}

describe('MC before the runtime has loaded', () => {
  it('API-01 is a function object, which host pages check for', () => {
    expect(typeof mc).toBe('function');
    expect(() => (mc as unknown as () => void)()).not.toThrow();
  });
  it('API-04 A-01 A-92 the list is complete at once, with numeric ids where possible', () => {
    expect(mc.getWidgetList()).toEqual([
      { widgetId: 5, name: '', type: 'modal' },
      { widgetId: 20, name: 'Box', type: 'box' },
      { widgetId: 'vip-7', name: 'Bar', type: 'bar' },
    ]);
    expect(load).not.toHaveBeenCalled();
  });
  it.each([
    ['99999', 99_999],
    ['1234567890123456', '1234567890123456'],
  ])('A-92 an id like %s is listed as %j', (id, listed) => {
    const { mc: other } = offerApi({
      facts: { w: [[id, 'modal', '']], g: [], t: [], a: [] },
      load,
      scan,
    });
    expect(other.getWidgetList()[0]?.widgetId).toBe(listed);
    expect(other.getWidget(id)?.widgetId).toBe(id);
  });
  it('API-03 API-14 A-01 every widget has a handle, the same one every time, by number and by text', () => {
    expect([mc.getWidget('5'), mc.getWidget(5)]).toEqual([handle, handle]);
    expect(mc.getWidget('5')).toBe(handle);
    expect(mc.getWidget('vip-7')).toMatchObject({ widgetId: 'vip-7', type: 'bar' });
    expect(offer.handles.get('5')).toBe(handle);
  });
  it('API-03 API-08 a handle is complete: with empty properties and every method', () => {
    expect(handle).toMatchObject({ widgetId: '5', type: 'modal', checked: false, ref: '', userRef: '' });
    const methods = Object.entries(handle).filter(([, value]) => typeof value === 'function');
    expect(methods.map(([name]) => name).sort()).toEqual(
      [
        ...['on', 'off', 'open', 'close', 'setPayload', 'submit', 'set'],
        ...['openDialog', 'closeDialog', 'setLoggedInGreeting', 'setLoggedOutGreeting'],
      ].sort(),
    );
  });
  it("API-03 an id that isn't configured returns null, and so does anything else", () => {
    for (const unknown of ['420', 6, {}, null, undefined, '', 'toString', document.body])
      expect(mc.getWidget(unknown as object)).toBeNull();
  });
  it('API-12 ERR-14 an unknown event name raises the developer error, on and off', () => {
    const exploded = 'exploded' as 'opened';
    expect(() => handle.on(exploded, () => {})).toThrow('unknown event name "exploded"');
    expect(() => handle.off(exploded)).toThrow('unknown event name "exploded"');
    expect(() => handle.on('toString' as 'opened', () => {})).toThrow('unknown event name "toString"');
    expect(takeOver()).toEqual([]);
  });
  it.each(['rendered', 'opened', 'closed', 'optedIn', 'checked', 'submitted'] as const)(
    'API-10 API-11 API-16 %s is a valid event name',
    (name) => {
      expect(() => handle.on(name, () => {})).not.toThrow();
    },
  );
  it('API-02 LOAD-20 parse looks for elements, stores nothing and returns nothing, as effects of React return it', () => {
    scan.mockReturnValueOnce(false);
    expect(mc.parse()).toBe(undefined);
    expect([scan.mock.calls.length, takeOver()]).toEqual([1, []]);
  });
});

describe('what makes the runtime load', () => {
  it.each<[string, (one: PublicApi) => unknown]>([
    ['API-05 open', () => handle.open()],
    ['API-11 on("rendered")', () => handle.on('rendered', () => {})],
    ['API-09 a trigger that a widget waits for', (one) => one.trigger('offer')],
    ['API-09 A-21 the same with its #', (one) => one.trigger('#offer', () => {})],
    ['DISP-22 explain', (one) => one.explain(5)],
  ])('%s does', (_, act) => {
    act(mc);
    expect(load).toHaveBeenCalledOnce();
  });
  it.each<[string, (one: PublicApi) => unknown]>([
    ['API-03 getWidget', (one) => one.getWidget(20)],
    ['API-04 getWidgetList', (one) => one.getWidgetList()],
    ['API-10 on("opened")', () => handle.on('opened', () => {})],
    ['API-12 off', () => handle.off('rendered')],
    ['API-07 setPayload', () => handle.setPayload('spring')],
    ['API-05 close', () => handle.close()],
    ['API-08 submit', () => handle.submit()],
    ['API-13 a greeting', () => handle.setLoggedInGreeting('Hi')],
    ['API-09 a trigger that nothing waits for', (one) => one.trigger('other', () => {})],
    ['API-02 parse', (one) => one.parse()],
  ])('%s does not', (_, act) => {
    act(mc);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('when the runtime takes over', () => {
  it('API-03 A-01 earlier calls happen then, in order, with their arguments', () => {
    const listener = () => {};
    handle.on('opened', listener);
    handle.setPayload('spring');
    mc.getWidget(20)?.setPayload('box');
    handle.setPayload('summer');
    mc.trigger('offer', listener as never);
    handle.open({ ignoreRoute: true });
    handle.off('opened', listener);
    handle.close();
    expect(takeOver()).toEqual([
      ['5 on', 'opened', listener],
      ['5 setPayload', 'spring'],
      ['20 setPayload', 'box'],
      ['5 setPayload', 'summer'],
      ['trigger', 'offer', listener],
      ['5 open', { ignoreRoute: true }],
      ['5 off', 'opened', listener],
      ['5 close'],
    ]);
  });
  it('API-13 calls to a chat are kept as they are, under their own methods', () => {
    handle.openDialog();
    handle.closeDialog();
    handle.setLoggedOutGreeting('Bye');
    handle.set({ loggedInGreeting: 'Hi' });
    handle.submit();
    expect(takeOver()).toEqual([
      ['5 openDialog'],
      ['5 closeDialog'],
      ['5 setLoggedOutGreeting', 'Bye'],
      ['5 set', { loggedInGreeting: 'Hi' }],
      ['5 submit'],
    ]);
  });
  it('API-09 a trigger that no widget waits for is dropped', () => {
    mc.trigger('other', () => {});
    expect(takeOver()).toEqual([]);
  });
  it('DISP-22 the runtime answers explain', async () => {
    const asked = mc.explain('5');
    expect(takeOver()).toEqual([['explain', '5']]);
    expect(await asked).toEqual([{ rule: 'entrance' }]);
  });
  it('DISP-22 an explanation that fails there fails here', async () => {
    const asked = mc.explain(5);
    mc.explain = () => Promise.reject(new Error('lost'));
    for (const call of offer.drainCalls()) call();
    await expect(asked).rejects.toThrow('lost');
  });
  it("API-03 API-14 a method that a host has kept reaches the runtime's method", () => {
    const { open, setPayload, on } = handle;
    const { parse, getWidget, trigger, explain } = mc;
    const told = takeOver();
    const heard = () => {};
    open(true);
    setPayload('late');
    on('opened', heard);
    parse();
    getWidget(5);
    trigger('anything', heard);
    void explain(5);
    expect(told).toEqual([
      ['5 open', true],
      ['5 setPayload', 'late'],
      ['5 on', 'opened', heard],
      ['parse'],
      ['getWidget', 5],
      ['trigger', 'anything', heard],
      ['explain', 5],
    ]);
    expect([load.mock.calls.length, scan.mock.calls.length]).toEqual([0, 0]);
  });
  it('LOAD-26 of more than a thousand calls the last ones are kept', () => {
    for (let turn = 0; turn < 1030; turn += 1) handle.setPayload(String(turn));
    const told = takeOver();
    expect([told.length, told[0], told.at(-1)]).toEqual([
      1000,
      ['5 setPayload', '30'],
      ['5 setPayload', '1029'],
    ]);
  });
});
