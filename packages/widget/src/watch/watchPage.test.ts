import { compileWatch } from '@beckon/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { opening, smsModal } from '../core/testing/started';
import { borrowPage } from './testing/borrowPage';
import { watchPage } from './watchPage';

let giveBack: () => void;
beforeEach(() => {
  giveBack = borrowPage();
  history.replaceState(null, '', '/');
});
afterEach(() => giveBack());

type Given = { widgets?: readonly object[]; isMobile?: boolean; url?: string };

/** This page while watched for these widgets, and what is reported about it. */
function watch({ widgets = [], isMobile = false, url = location.href }: Given = {}) {
  const [rescroll, stopAnchors] = [vi.fn(), vi.fn()];
  const watchers = {
    scroll: vi.fn((_: Window, _report: (percent: number) => void) => rescroll),
    exit_intent: vi.fn((_: Window, _report: () => void) => () => {}),
    anchor: vi.fn((_: Document, _names: readonly string[], _report: (name: string) => void) => stopAnchors),
  };
  const reported: unknown[] = [];
  const facts = compileWatch(opening({ widgets }).widgets);
  watchPage({ page: window, facts, watchers, url, isMobile, report: (fact) => reported.push(fact) });
  const go = async (path: string): Promise<void> => {
    history.pushState(null, '', path);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { watchers, rescroll, stopAnchors, reported, go };
}
const modal = (...whenDisplay: unknown[]) => smsModal({ whenDisplay });
const moved = (path: string) => ({ type: 'route.changed', url: `${location.origin}${path}` });

describe('what a page is watched for', () => {
  it('DISP-03 DISP-05 DISP-07 DISP-09 what happens is reported as it is', async () => {
    const { watchers, reported } = watch({
      widgets: [modal('scroll', 30), { ...smsModal({ whenDisplay: ['exit_intent'] }, {}, 6) }],
    });
    watchers.scroll.mock.calls[0]?.[1](42);
    watchers.exit_intent.mock.calls[0]?.[1]();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reported).toEqual([
      { type: 'page.scrolled', percent: 42 },
      { type: 'page.exitIntended' },
      { type: 'page.ticked', seconds: 5 },
    ]);
  });
  it('DISP-09 A-21 anchors are watched by the names that widgets ask for', () => {
    const main = { whenDisplay: ['anchor', '#end'], popupMessageWhenDisplay: ['anchor', 'popover'] };
    const { watchers, reported } = watch({ widgets: [smsModal(main)] });
    const [page, names, report] = watchers.anchor.mock.calls[0] ?? [];
    expect([page, names]).toEqual([document, ['end', 'popover']]);
    report?.('end');
    expect(reported).toEqual([{ type: 'page.anchorReached', name: 'end' }]);
  });
  it('DISP-05 DISP-06 the ticker reports at its marks and at those that widgets ask for', async () => {
    const { reported } = watch({ widgets: [modal('delay', 7)] });
    await vi.advanceTimersByTimeAsync(130_000);
    expect(reported.map((fact) => (fact as { seconds: number }).seconds)).toEqual([5, 7, 10, 30, 60, 120]);
  });
  it('A-20 phones and tablets have no exit intent', () => {
    const { watchers } = watch({ widgets: [modal('exit_intent')], isMobile: true });
    expect(watchers.exit_intent).not.toHaveBeenCalled();
  });
  it('LOAD-26 an account script that came without a watcher works without it', () => {
    const facts = compileWatch(opening({ widgets: [modal('scroll', 30)] }).widgets);
    const deps = { page: window, facts, watchers: {}, url: location.href, isMobile: false };
    expect(() => watchPage({ ...deps, report: vi.fn() })).not.toThrow();
  });
});

describe('a route change', () => {
  it('LOAD-12 is reported once, after the code that made it', async () => {
    const { reported, go } = watch();
    history.pushState(null, '', '/one');
    expect(reported).toEqual([]);
    await go('/one');
    expect(reported).toEqual([moved('/one')]);
  });
  it('LOAD-12 A-02 one made before we watched is reported at once', () => {
    history.replaceState(null, '', '/moved');
    const { reported } = watch({ url: `${location.origin}/` });
    expect(reported).toEqual([moved('/moved')]);
  });
  it('PIX-25 A-02 a token that the host removes is not a change', async () => {
    history.replaceState(null, '', '/?mcp_token=a.b&plant=fern');
    const { reported, go } = watch();
    await go('/?plant=fern');
    expect(reported).toEqual([]);
  });
  it('LOAD-08 DISP-06 restarts the ticker, with one timer at a time', async () => {
    const { reported, go } = watch();
    await vi.advanceTimersByTimeAsync(4000);
    await go('/one');
    // The ticker from before would report a second later.
    await vi.advanceTimersByTimeAsync(4999);
    expect(reported).toEqual([moved('/one')]);
    await vi.advanceTimersByTimeAsync(1);
    expect(reported.slice(1)).toEqual([{ type: 'page.ticked', seconds: 5 }]);
  });
  it('DISP-06 LOAD-08 a mark at 0 is reported after the change', async () => {
    const { reported, go } = watch({ widgets: [modal('delay', 0)] });
    await go('/one');
    const zero = { type: 'page.ticked', seconds: 0 };
    expect(reported).toEqual([zero, moved('/one'), zero]);
  });
  it('DISP-09 LOAD-09 watches the anchors again', async () => {
    const { watchers, stopAnchors, go } = watch({ widgets: [modal('anchor', 'end')] });
    expect(stopAnchors).not.toHaveBeenCalled();
    await go('/one');
    expect([stopAnchors.mock.calls.length, watchers.anchor.mock.calls.length]).toEqual([1, 2]);
    expect(watchers.anchor.mock.lastCall?.[1]).toEqual(['end']);
  });
  it('LOAD-09 A-18 reads the scroll position again, with a single watcher', async () => {
    const { watchers, rescroll, go } = watch({ widgets: [modal('scroll', 30)] });
    await go('/one');
    expect([rescroll.mock.calls.length, watchers.scroll.mock.calls.length]).toEqual([1, 1]);
  });
});
