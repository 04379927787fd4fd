import type { Store } from '@beckon/platform';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSession } from './watchSession';

const session = { widgets: { '5': { lastImpression: 9, manualClose: true } } };
const store = { read: (_: string, check: (raw: unknown) => unknown) => check(session) } as unknown as Store;
const report = vi.fn();
let stop: () => void;
beforeEach(() => {
  report.mockClear();
  stop = watchSession(window, store, report);
});
afterEach(() => stop());

const storage = (key: string): Event => Object.assign(new Event('storage'), { key });
const pageshow = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

describe('watchSession', () => {
  it.each([
    ['another tab wrote our session', storage('widget-session'), 1],
    ['another tab wrote something else', storage('cart'), 0],
    ['the page came back as it was', pageshow(true), 1],
    ['the page is shown for the first time', pageshow(false), 0],
  ])('STOR-04 DISP-15 %s', (_, event, times) => {
    window.dispatchEvent(event);
    expect(report.mock.calls).toEqual(Array.from({ length: times }, () => [session.widgets]));
  });
  it('STOR-04 after its undo it reports nothing', () => {
    stop();
    window.dispatchEvent(pageshow(true));
    expect(report).not.toHaveBeenCalled();
  });
});
