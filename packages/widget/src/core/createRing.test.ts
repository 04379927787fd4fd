import { describe, expect, it, vi } from 'vitest';
import { createRing, type EffectHandlers, type Ring } from './createRing';
import { idleHandlers } from './testing/idleHandlers';
import { run, smsModal, started } from './testing/started';

type TestRing = {
  ring: Ring;
  report: ReturnType<typeof vi.fn>;
  emitted: string[];
};

function createTestRing(own: Partial<EffectHandlers> = {}): TestRing {
  const emitted: string[] = [];
  const report = vi.fn();
  const handlers = idleHandlers({ emit: ({ name }) => emitted.push(name), ...own });
  const ring = createRing(started().state, { handlers, now: () => 5, report });
  return { ring, report, emitted };
}
const rendered = { type: 'instance.rendered', id: 'i0', reason: 'sms' } as const;
const scrolled = { type: 'page.scrolled', percent: 50 } as const;
const embed = { key: 'e', place: 'embed', widgetId: '20', payload: undefined } as const;

describe('the ring', () => {
  it('API-05 every order of a fact reaches its handler, in order', () => {
    const { ring, emitted } = createTestRing();
    ring.send(rendered);
    ring.send({ type: 'instance.openAsked', id: 'i0', flags: { ignoreAll: true } });
    ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    expect(emitted).toEqual(['rendered', 'opened', 'closed']);
  });
  it('DISP-23 a fact sent during a turn waits until every handler and listener is done', () => {
    const heard: string[] = [];
    const { ring } = createTestRing({
      emit: ({ name }) => {
        if (name === 'rendered') ring.send(scrolled);
        heard.push(name);
      },
      saveSession: () => heard.push('kept'),
    });
    ring.subscribe(() => heard.push(`displayed ${ring.get().instances['i0']?.displayed}`));
    ring.send(rendered);
    expect(heard).toEqual(['rendered', 'displayed false', 'kept', 'opened', 'displayed true']);
  });
  it('ERR-15 LOAD-07 a handler or a listener that throws is reported and stops nothing', () => {
    const { ring, report } = createTestRing({
      emit: () => {
        throw new Error('hand');
      },
    });
    const heard = vi.fn();
    ring.subscribe(() => {
      throw new Error('listener');
    });
    ring.subscribe(heard);
    ring.send(rendered);
    expect(ring.get().instances['i0']?.rendered).toBe(true);
    expect([report.mock.calls.length, heard.mock.calls.length]).toEqual([2, 1]);
  });
  it('DISP-23 listeners are not called for a fact that changes nothing, nor after they unsubscribe', () => {
    const { ring } = createTestRing();
    const [heard, gone] = [vi.fn(), vi.fn()];
    ring.subscribe(heard);
    ring.subscribe(gone)();
    ring.send(scrolled);
    ring.send({ type: 'page.scrolled', percent: 1 });
    expect([heard.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0]);
  });
  it('DISP-22 the last turns can be replayed and contain no phone number', () => {
    const { ring } = createTestRing();
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
    const { ring } = createTestRing();
    for (let percent = 0; percent < 250; percent += 1) ring.send({ type: 'page.ticked', seconds: percent });
    expect(ring.past()).toHaveLength(100);
  });
  it('LOAD-21 scans are applied in order: an element removed in between leaves no instance', () => {
    const box = { widget_id: 20, widget_type: 'box', channel: 'sms' };
    const adopted: string[] = [];
    const handlers = idleHandlers({
      // A host that removes the element again as soon as it is touched.
      adopt({ id }) {
        adopted.push(id);
        ring.send({ type: 'page.scanned', elements: [] });
      },
    });
    const { state } = started({ widgets: [smsModal(), box] });
    const ring = createRing(state, { handlers, now: () => 5, report: vi.fn() });
    ring.send({ type: 'page.scanned', elements: [embed] });
    expect(adopted).toEqual(['i1']);
    expect(Object.values(ring.get().instances).map(({ place }) => place)).toEqual(['overlay']);
  });
  it('ENT-23 the orders contain what the server needs', () => {
    const ios = started({ widgets: [smsModal()], browser: { isIos: true } }).state;
    const { orders } = run(ios, [rendered, scrolled, { type: 'smsRef.wanted', id: 'i0' }]);
    expect(orders.at(-1)).toEqual({
      order: 'askSmsRef',
      id: 'i0',
      body: { account_id: '1001', widget_id: '5', session_id: 'session1' },
    });
  });
});
