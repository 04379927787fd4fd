import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchRoute } from './watchRoute';

const start = 'https://shop.example/';
const browser = window as unknown as { happyDOM: { setURL(url: string): void } };
let seen: string[];
let listening: { mock: { calls: [name: string, listener: unknown, how?: unknown][] } };
const settled = (): Promise<void> => Promise.resolve();
const push = async (url: string, method: 'pushState' | 'replaceState' = 'pushState') => {
  window.history[method](null, '', url);
  await settled();
};
beforeEach(() => {
  browser.happyDOM.setURL(start);
  seen = [];
  listening = vi.spyOn(window, 'addEventListener');
  watchRoute(window, location.href, (url) => seen.push(url.slice(start.length - 1)));
});
afterEach(() => {
  for (const [name, listener] of listening.mock.calls)
    window.removeEventListener(name, listener as () => void);
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(window.history, name);
  vi.restoreAllMocks();
});

describe('watchRoute', () => {
  it('LOAD-12 notices pushState and replaceState, after the code that follows them', async () => {
    window.history.pushState(null, '', '/one');
    expect(seen).toEqual([]);
    await settled();
    await push('/two', 'replaceState');
    expect(seen).toEqual(['/one', '/two']);
  });
  it.each(['popstate', 'hashchange', 'pageshow'])('LOAD-12 notices %s', (name) => {
    browser.happyDOM.setURL(`${start}elsewhere`);
    window.dispatchEvent(new Event(name));
    expect(seen).toEqual(['/elsewhere']);
  });
  it('LOAD-12 an unchanged address is not a change', async () => {
    await push('/');
    await push('/', 'replaceState');
    window.dispatchEvent(new Event('popstate'));
    expect(seen).toEqual([]);
  });
  it('LOAD-12 of several changes in one turn, reports only the last', async () => {
    window.history.pushState(null, '', '/one');
    window.history.pushState(null, '', '/two');
    await settled();
    expect(seen).toEqual(['/two']);
  });
  it('PIX-25 A-02 tokens and campaigns that come and go are not a change, other parameters are', async () => {
    for (const query of ['?mcp_token=a.b', '?utm_source=x&gclid=1', '?mc_debug=1']) await push(`/${query}`);
    expect(seen).toEqual([]);
    await push('/?plant=fern&mcp_token=a.b');
    await push('/?plant=fern');
    expect(seen).toEqual(['/?plant=fern&mcp_token=a.b']);
  });
  it('LOAD-26 the host gets what the method returns, or its error', () => {
    const given = vi
      .spyOn(Object.getPrototypeOf(window.history) as History, 'pushState')
      .mockImplementation(() => {
        throw new DOMException('too many', 'SecurityError');
      });
    expect(() => window.history.pushState({ a: 1 }, '', '/x')).toThrow('too many');
    expect(given.mock.calls).toEqual([[{ a: 1 }, '', '/x']]);
  });
  it('LOAD-26 a later wrapper of the prototype is called', async () => {
    const later = vi.spyOn(Object.getPrototypeOf(window.history) as History, 'pushState');
    await push('/later');
    expect([later.mock.calls.length, seen]).toEqual([1, ['/later']]);
  });
  it('LOAD-26 an earlier wrapper of the object is called', async () => {
    const { history } = window;
    const before = vi.fn();
    history.pushState = before;
    watchRoute(window, location.href, () => {});
    await push('/before');
    expect(before).toHaveBeenCalledOnce();
  });
});
