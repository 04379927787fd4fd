import { describe, expect, it, vi } from 'vitest';
import { createRing, type Hands } from '../core/createRing';
import { started } from '../core/testing/started';
import type { Ui } from './createChunks';
import { drawViews } from './drawViews';

const idle = () => {};
const hands: Hands = {
  attach: idle,
  wait: idle,
  keepSession: idle,
  sendPhone: idle,
  redirect: idle,
  warn: idle,
  emit: idle,
};
const opening = [
  { type: 'instance.rendered', id: 'i0', reason: 'sms' },
  { type: 'page.scrolled', percent: 50 },
] as const;

function setUp(loadUi: () => Promise<Ui>) {
  const report = vi.fn();
  const ring = createRing(started().state, { hands, now: () => 1, report });
  const hosts = new Map([['i0', document.createElement('div')]]);
  drawViews({ ring, hosts, loadUi, report });
  return { ring, report };
}

describe('drawViews', () => {
  it('LOAD-26 fetches the drawing part when something is displayed, not before, and once', async () => {
    const draw = vi.fn();
    const loadUi = vi.fn(() => Promise.resolve({ createUi: () => draw } as unknown as Ui));
    const { ring } = setUp(loadUi);
    ring.send({ type: 'page.scrolled', percent: 10 });
    expect(loadUi).not.toHaveBeenCalled();
    for (const fact of opening) ring.send(fact);
    await vi.waitFor(() => expect(draw).toHaveBeenCalled());
    ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    expect([loadUi.mock.calls.length, draw.mock.calls.length]).toEqual([1, 2]);
  });
  it('ERR-15 a part that cannot be fetched is reported, and the next change tries again', async () => {
    const loadUi = vi.fn(() => Promise.reject(new Error('offline')));
    const { ring, report } = setUp(loadUi);
    for (const fact of opening) ring.send(fact);
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
    ring.send({ type: 'page.scrolled', percent: 60 });
    expect(loadUi).toHaveBeenCalledTimes(2);
  });
});
