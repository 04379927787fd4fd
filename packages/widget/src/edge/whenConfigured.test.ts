import { describe, expect, it, vi } from 'vitest';
import { whenConfigured } from './whenConfigured';

const page = (given: object = {}) => ({ ...given }) as unknown as Window & Record<string, unknown>;

describe('whenConfigured', () => {
  it('LOAD-28 BOOT-14 uses an existing configuration at once', () => {
    const [config, proceed] = [{ pageId: 1 }, vi.fn()];
    whenConfigured(page({ mcwidget: config }), proceed);
    expect(proceed.mock.calls).toEqual([[config]]);
  });
  it.each([undefined, null, 'text', 7])(
    'LOAD-28 A-77 with %s it waits, takes the first object assigned, and releases the name',
    (first) => {
      const [host, config, proceed] = [page({ mcwidget: first }), { pageId: 1 }, vi.fn()];
      whenConfigured(host, proceed);
      expect([proceed.mock.calls.length, host['mcwidget']]).toEqual([0, first]);
      host['mcwidget'] = config;
      host['mcwidget'] = { pageId: 2 };
      expect(proceed.mock.calls).toEqual([[config]]);
      expect(host['mcwidget']).toEqual({ pageId: 2 });
    },
  );
  it('LOAD-27 of two runtimes that wait, one proceeds', () => {
    const [host, first, second] = [page(), vi.fn(), vi.fn()];
    whenConfigured(host, first);
    whenConfigured(host, second);
    host['mcwidget'] = { pageId: 1 };
    expect(first.mock.calls.length + second.mock.calls.length).toBe(1);
  });
  it('LOAD-02 an element with that name is not a configuration', () => {
    const [host, proceed] = [page({ mcwidget: document.createElement('form') }), vi.fn()];
    whenConfigured(host, proceed);
    expect(proceed).not.toHaveBeenCalled();
    host['mcwidget'] = { pageId: 1 };
    expect(proceed).toHaveBeenCalledOnce();
  });
  it('ERR-15 a page that has frozen the name is left alone', () => {
    const proceed = vi.fn();
    expect(() => whenConfigured(Object.freeze(page({ mcwidget: 7 })), proceed)).not.toThrow();
    expect(proceed).not.toHaveBeenCalled();
  });
});
