import { afterEach, describe, expect, it, vi } from 'vitest';
import { callHost } from './callHost';

const mc = { mine: true };
const page = (given: object = {}) =>
  Object.assign(new EventTarget(), given) as unknown as Window & Record<string, unknown>;
afterEach(() => vi.restoreAllMocks());

describe('callHost', () => {
  it('LOAD-04 LOAD-05 A-01 calls an existing function at once, with the public object', () => {
    const callback = vi.fn();
    callHost(page({ mcAsyncInit: callback }), 'mcAsyncInit', mc);
    expect(callback.mock.calls).toEqual([[mc]]);
  });
  it('LOAD-06 A-01 calls a function assigned later after the code that follows, each once, and returns it when read', async () => {
    const host = page();
    callHost(host, 'mcAsyncInit', mc);
    const [first, second] = [vi.fn(), vi.fn()];
    host['mcAsyncInit'] = first;
    host['mcAsyncInit'] = first;
    expect([first.mock.calls.length, host['mcAsyncInit'] === first]).toEqual([0, true]);
    await Promise.resolve();
    host['mcAsyncInit'] = second;
    await Promise.resolve();
    expect([first.mock.calls, second.mock.calls]).toEqual([[[mc]], [[mc]]]);
  });
  it('LOAD-07 an error in one goes to the console, and the next is still called', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const host = page({
      mcAsyncInit() {
        throw new Error('host bug');
      },
    });
    callHost(host, 'mcAsyncInit', mc);
    const next = vi.fn();
    host['mcAsyncInit'] = next;
    await Promise.resolve();
    expect([error.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
  });
  it('LOAD-06 a function declared in a later script is called once, when the page has been parsed', () => {
    const [host, declared] = [page(), vi.fn()];
    callHost(host, 'mcAsyncInit', mc);
    // What a declaration does to a configurable property.
    Object.defineProperty(host, 'mcAsyncInit', { value: declared, writable: true });
    for (const name of ['DOMContentLoaded', 'load']) host.dispatchEvent(new Event(name));
    expect(declared.mock.calls).toEqual([[mc]]);
  });
  it.each([undefined, null, 7, 'text', {}])('LOAD-04 %s is no function and is ignored', async (value) => {
    const host = page({ mcAsyncInit: value });
    callHost(host, 'mcAsyncInit', mc);
    host['mcAsyncInit'] = value;
    await Promise.resolve();
    expect(host['mcAsyncInit']).toBe(value);
  });
  it('LOAD-02 an inherited name (an element with that id) is not a callback', () => {
    const inherited = vi.fn();
    callHost(Object.create({ mcAsyncInit: inherited, addEventListener() {} }) as Window, 'mcAsyncInit', mc);
    expect(inherited).not.toHaveBeenCalled();
  });
  it('LOAD-07 a page that has frozen the name gets one call', () => {
    const callback = vi.fn();
    callHost(Object.freeze(page({ mcAsyncInit: callback })), 'mcAsyncInit', mc);
    expect(callback).toHaveBeenCalledOnce();
  });
});
