import { afterEach, describe, expect, it, vi } from 'vitest';
import { callAdPixel, startAdPixel } from './startAdPixel';
import { fetchNoScripts } from './testing/fetchNoScripts';

type Page = Parameters<typeof startAdPixel>[0];
const page = window as unknown as Page;
const queue = () => page.fbq?.queue;
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const began = [
  ['dataProcessingOptions', ['LDU'], 0, 0],
  ['init', '77'],
  ['trackSingle', '77', 'PageView'],
];

fetchNoScripts();
afterEach(() => {
  delete page.fbq;
  delete page._fbq;
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

/** What the pixel's own script does when it loads: it takes over the queue. */
function arrive(): unknown[][] {
  const heard: unknown[][] = [];
  const pixel = page.fbq;
  if (!pixel) throw new Error('no pixel');
  pixel.callMethod = (...words) => void heard.push(words);
  for (const words of pixel.queue.splice(0)) pixel.callMethod(...words);
  return heard;
}

describe('startAdPixel', () => {
  it('LOAD-14 PIX-24 A-57 loads one script, and limits data use before anything else', () => {
    startAdPixel(page, '77');
    expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js']);
    expect(queue()).toEqual(began);
    expect([page.fbq?.loaded, page.fbq?.version]).toEqual([true, '2.0']);
    expect([page.fbq?.push, page._fbq]).toEqual([page.fbq, page.fbq]);
  });
  it('SUB-03 an opt-in is recorded, whether the script has loaded yet or not', () => {
    startAdPixel(page, '77');
    callAdPixel(page, '77', 'OptIn');
    const heard = arrive();
    callAdPixel(page, '77', 'OptIn');
    const told = ['trackSingleCustom', '77', 'OptIn'];
    expect(heard).toEqual([...began, told, told]);
    expect(queue()).toEqual([]);
  });
  it('LOAD-14 a second landing with the same pixel does not start it again, one with another does', () => {
    for (const id of ['77', '77', '78']) startAdPixel(page, id);
    expect(scripts()).toHaveLength(1);
    expect(queue()?.filter(([word]) => word === 'init')).toEqual([
      ['init', '77'],
      ['init', '78'],
    ]);
  });
  it("LOAD-26 PIX-24 a host's own pixel is used, not replaced, and its events are not counted twice", () => {
    const own = Object.assign(vi.fn(), { queue: [] });
    page.fbq = own;
    startAdPixel(page, '77');
    callAdPixel(page, '77', 'OptIn');
    expect(page.fbq).toBe(own);
    expect(scripts()).toEqual([]);
    expect(own.mock.calls).toEqual([...began, ['trackSingleCustom', '77', 'OptIn']]);
  });
  it('LOAD-14 SUB-03 a pixel that throws, or a page that forbids scripts, does no harm', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    page.fbq = Object.assign(
      () => {
        throw new Error('broken');
      },
      { queue: [] },
    );
    startAdPixel(page, '77');
    callAdPixel(page, '77', 'OptIn');
    expect(error).toHaveBeenCalledTimes(2);
    delete page.fbq;
    vi.spyOn(document, 'createElement').mockImplementation(() => {
      throw new TypeError('This document requires TrustedScriptURL');
    });
    startAdPixel(page, '77');
    expect(queue()).toEqual(began);
  });
  it('SUB-03 without a pixel nothing is called', () => {
    expect(() => callAdPixel(page, '77', 'OptIn')).not.toThrow();
  });
});
