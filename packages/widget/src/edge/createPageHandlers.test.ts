import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../core/Event';
import { createPageHandlers } from './createPageHandlers';
import { createScanner } from './createScanner';
import { createTimers } from './createTimers';

/** The handlers of this page, and what they report. */
function createTestHandlers({ page = window as unknown, given = new Map<string, HTMLElement>() } = {}) {
  const hosts = new Map<string, HTMLElement>();
  const sent: Event[] = [];
  const [warn, report] = [vi.fn(), vi.fn()];
  const handlers = createPageHandlers({
    page: page as Window,
    hosts,
    given,
    scanner: createScanner(document),
    timers: createTimers(),
    send: (event) => sent.push(event),
    warn,
    report,
  });
  return { handlers, hosts, sent, warn, report };
}
const shown: Event = { type: 'page.shown' };

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('createPageHandlers', () => {
  it('LOAD-10 LOAD-19 scan reports what the page asks for, adopt takes over one of its elements and keeps its text', () => {
    document.body.innerHTML = '<div class="mcwidget-embed" data-widget-id="20">Loading</div>';
    const { handlers, hosts, sent } = createTestHandlers();
    handlers.scan({ order: 'scan' });
    const element = { key: 'e0', place: 'embed', widgetId: '20', payload: undefined };
    expect(sent).toEqual([{ type: 'page.scanned', elements: [element] }]);
    handlers.adopt({ order: 'adopt', id: 'i0', element: 'e0' });
    const host = hosts.get('i0');
    expect([host === document.body.firstElementChild, host?.textContent]).toEqual([true, 'Loading']);
    expect(host?.shadowRoot).not.toBeNull();
  });
  it('LOAD-21 adopt skips an element that has left in the meantime', () => {
    const { handlers, hosts } = createTestHandlers();
    handlers.adopt({ order: 'adopt', id: 'i0', element: 'e9' });
    expect(hosts.size).toBe(0);
  });
  it('LOAD-16 attach adds an overlay to the body under its own name', () => {
    const { handlers, hosts } = createTestHandlers();
    handlers.attach({ order: 'attach', id: 'i0', widgetId: '5', title: 'Join' });
    expect(hosts.get('i0')).toBe(document.body.lastElementChild);
    expect(hosts.get('i0')?.dataset['widgetId']).toBe('5');
  });
  it('LOAD-16 A-81 attach takes over, once, the element that a waiting widget already had', () => {
    const early = document.createElement('div');
    document.body.append(early);
    const { handlers, hosts } = createTestHandlers({ given: new Map([['5', early]]) });
    const order = { order: 'attach', widgetId: '5', title: 'Join' } as const;
    handlers.attach({ ...order, id: 'i0' });
    handlers.attach({ ...order, id: 'i1' });
    expect([hosts.get('i0') === early, hosts.get('i1') === early]).toEqual([true, false]);
    expect(document.body.children).toHaveLength(2);
  });
  it('REND-05 wait delivers its fact after a delay, unless canceled', () => {
    vi.useFakeTimers();
    const { handlers, sent } = createTestHandlers();
    const other: Event = { type: 'page.exitIntended' };
    handlers.wait({ order: 'wait', key: 'one', ms: 100, fact: shown });
    handlers.wait({ order: 'wait', key: 'two', ms: 100, fact: other });
    handlers.cancel({ order: 'cancel', key: 'two' });
    vi.advanceTimersByTime(99);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([shown]);
  });
  it.each([
    [true, [['/thanks', '_blank', 'noopener']], []],
    [false, [], [['/thanks']]],
  ])(
    'SUB-20 a redirect in a new tab (%s) gives the new page no way back to this one',
    (newTab, opened, assigned) => {
      const page = { open: vi.fn(), location: { assign: vi.fn() } };
      createTestHandlers({ page }).handlers.redirect({ order: 'redirect', url: '/thanks', newTab });
      expect([page.open.mock.calls, page.location.assign.mock.calls]).toEqual([opened, assigned]);
    },
  );
  it('ERR-11 ERR-15 warnings and errors go to the console, each with its own method', () => {
    const { handlers, warn, report } = createTestHandlers();
    handlers.warn({ order: 'warn', message: 'a payload was cleaned' });
    handlers.fail({ order: 'fail', message: 'unknown widget buttonType x' });
    expect(warn.mock.calls).toEqual([['a payload was cleaned']]);
    expect(report.mock.calls).toEqual([['unknown widget buttonType x']]);
  });
});
