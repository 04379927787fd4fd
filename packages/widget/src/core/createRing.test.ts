import { describe, expect, it, vi } from 'vitest';
import { acting, settle } from './acting';
import { askDrawing } from './behaviours/askDrawing';
import { createRing, type Hands, type Ring } from './createRing';
import { run, smsModal, started } from './testing/started';
import { watching } from './watching';

type Setup = {
  ring: Ring;
  lack: ReturnType<typeof vi.fn>;
  report: ReturnType<typeof vi.fn>;
  emitted: string[];
};

function setUp(): Setup {
  const emitted: string[] = [];
  const [lack, report] = [vi.fn(), vi.fn()];
  const hands: Partial<Hands> = {
    emit: ({ name }) => emitted.push(name),
    cancel: () => {},
    keepSession: () => {},
  };
  const ring = createRing(started().state, {
    hands,
    table: watching,
    settle: askDrawing,
    now: () => 5,
    report,
    lack,
  });
  return { ring, lack, report, emitted };
}
const rendered = { type: 'instance.rendered', id: 'i0', reason: 'sms' } as const;
const scrolled = { type: 'page.scrolled', percent: 50 } as const;

describe('the ring', () => {
  it('LOAD-26 a fact that only the later part can follow waits for it, and then happens', () => {
    const { ring, lack, emitted } = setUp();
    ring.send(rendered);
    ring.send({ type: 'instance.openAsked', id: 'i0', flags: { ignoreAll: true } });
    ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    expect([lack.mock.calls.length, emitted]).toEqual([2, ['rendered']]);
    ring.learn({ table: acting, hands: {}, settle });
    expect(emitted).toEqual(['rendered', 'opened', 'closed']);
  });
  it('LOAD-26 an order that no hand can follow waits as well', () => {
    const { ring, lack } = setUp();
    const sendPhone = vi.fn();
    ring.learn({ table: acting, hands: {}, settle });
    for (const fact of [rendered, scrolled]) ring.send(fact);
    ring.send({ type: 'phone.submitted', id: 'i0', phoneNumber: '+1201' });
    expect(lack).toHaveBeenCalled();
    ring.learn({ hands: { sendPhone } });
    expect(sendPhone).toHaveBeenCalledOnce();
  });
  it('ERR-15 LOAD-07 a hand or a listener that throws is reported and stops nothing', () => {
    const { ring, report } = setUp();
    const heard = vi.fn();
    ring.subscribe(() => {
      throw new Error('listener');
    });
    ring.subscribe(heard);
    ring.learn({
      hands: {
        emit: () => {
          throw new Error('hand');
        },
      },
    });
    ring.send(rendered);
    expect(ring.get().instances['i0']?.rendered).toBe(true);
    expect([report.mock.calls.length, heard.mock.calls.length]).toEqual([2, 1]);
  });
  it('DISP-22 the last turns can be replayed, and keep no phone number', () => {
    const { ring } = setUp();
    ring.learn({ table: acting, hands: { sendPhone: () => {} }, settle });
    for (const fact of [rendered, scrolled]) ring.send(fact);
    ring.send({ type: 'phone.submitted', id: 'i0', phoneNumber: '+12015550123' });
    const [first] = ring.past();
    if (!first) throw new Error('nothing was kept');
    const replayed = run(
      first.before,
      ring.past().map(({ fact }) => fact),
    );
    expect(replayed.state).toEqual(ring.get());
    expect(JSON.stringify(ring.past())).not.toContain('2015550123');
  });
  it('DISP-22 no more than a hundred turns are kept', () => {
    const { ring } = setUp();
    for (let percent = 0; percent < 250; percent += 1) ring.send({ type: 'page.ticked', seconds: percent });
    expect(ring.past()).toHaveLength(100);
  });
  it('LOAD-21 of two scans the later never comes first: what has gone meanwhile leaves no instance', () => {
    const { ring } = setUp();
    const embed = { key: 'e', place: 'embed', widgetId: '5', payload: undefined } as const;
    ring.send({ type: 'page.scanned', elements: [embed] });
    ring.send({ type: 'page.scanned', elements: [] });
    ring.learn({ table: acting, hands: { adopt: () => {}, destroy: () => {}, wait: () => {} }, settle });
    expect(Object.values(ring.get().instances).map(({ place }) => place)).toEqual(['overlay']);
  });
  it('LOAD-13 LOAD-15 on a page with elements the first scan is left to the later part', () => {
    const { ring, lack } = setUp();
    ring.send({
      type: 'page.scanned',
      elements: [{ key: 'e', place: 'embed', widgetId: '7', payload: undefined }],
    });
    expect(lack).toHaveBeenCalledOnce();
  });
  it('ENT-23 the wanted orders carry what the server needs', () => {
    const ios = started({ widgets: [smsModal()], browser: { isIos: true } }).state;
    const { orders } = run(ios, [rendered, scrolled, { type: 'smsRef.wanted', id: 'i0' }]);
    expect(orders.at(-1)).toEqual({
      order: 'askSmsRef',
      id: 'i0',
      body: { account_id: '1001', widget_id: '5', session_id: 'session1' },
    });
  });
});
