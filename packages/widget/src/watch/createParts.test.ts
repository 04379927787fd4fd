import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOwnParts, createParts, type PartAddresses } from './createParts';

const heard = globalThis as { parts?: string[] };
/** A host that has every file: each one records its name when it is fetched, and exports it. */
const code =
  "const [, file] = import.meta.url.split('@'); (globalThis.parts ??= []).push(file); export { file }; //";
const shelf = `data:text/javascript,${encodeURIComponent(code)}@`;
const addresses: PartAddresses & { config: string } = {
  acting: 'acting-1.js',
  later: 'later-1.js',
  sending: 'sending-1.js',
  config: 'config-1.js',
  types: { modal: ['modal.js', 'form.js'], bar: ['bar.js', 'form.js'], box: [] },
};
let turn = 0;
/** A separate address for each test: a module is fetched once per address. */
const partsFrom = (origin = `${shelf}${turn++}`) => createParts(window, origin, addresses);
const fetched = (): string[] => (heard.parts ?? []).map((name) => name.replace(/^\d+\//, ''));

afterEach(() => {
  delete heard.parts;
  vi.restoreAllMocks();
});

describe('createParts', () => {
  it('LOAD-26 fetches nothing until asked', () => {
    partsFrom();
    expect(fetched()).toEqual([]);
  });
  it('LOAD-26 fetches what no page waits for from its address, once', async () => {
    const parts = partsFrom();
    const [first, second] = await Promise.all([parts.later(), parts.later()]);
    expect([first === second, fetched()]).toEqual([true, ['later-1.js']]);
  });
  it('LOAD-26 fetches the runtime and what the types need at the same time, each file once', async () => {
    expect(await partsFrom().acting(['modal', 'bar', 'box', 'unknown'])).toMatchObject({
      file: expect.stringContaining('acting-1.js'),
    });
    await expect.poll(() => fetched().sort()).toEqual(['acting-1.js', 'bar.js', 'form.js', 'modal.js']);
  });
  it('EVT-05 on a page that is still loading, what sends comes with the runtime, and nothing waits for the page', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const parts = partsFrom();
    await parts.acting([]);
    const both = ['acting-1.js', 'sending-1.js'];
    await expect.poll(() => fetched().sort()).toEqual(both);
    await parts.later();
    expect(fetched().sort()).toEqual(both);
    state.mockRestore();
  });
  it('LOAD-26 EVT-05 what no page waits for is fetched when the page is idle', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
    const later = partsFrom().later();
    expect([fetched(), waiting.length]).toEqual([[], 1]);
    waiting[0]?.();
    await later;
    expect(fetched()).toEqual(['later-1.js']);
    vi.unstubAllGlobals();
  });
  it('LOAD-26 PIX-23 next to the runtime, fetches only the half of the pixel that sends: the runtime does the rest', async () => {
    const parts = partsFrom();
    await Promise.all([parts.acting([]), parts.later()]);
    expect(fetched().sort()).toEqual(['acting-1.js', 'sending-1.js']);
  });
  it('ERR-15 a failure to load what a type needs does no harm: the runtime is returned anyway', async () => {
    const one = `${shelf}${turn++}`;
    const parts = createParts(window, one, { ...addresses, types: { modal: ['%0Athrow 1//'] } });
    await expect(parts.acting(['modal'])).resolves.toBeDefined();
  });
  it('ERR-15 a runtime that fails to load is reported', async () => {
    await expect(
      createParts(window, 'data:text/javascript,throw 1//', addresses).acting([]),
    ).rejects.toBeDefined();
  });
});

describe('createOwnParts', () => {
  it.each(['later', 'config'] as const)(
    'LOAD-26 fetches %s from its address in the build, once',
    async (name) => {
      vi.stubGlobal('__BECKON_PARTS__', { ...addresses, [name]: `${name}-2.js` });
      const parts = createOwnParts(window, `${shelf}${turn++}`);
      const [first, second] = await Promise.all([parts[name](), parts[name]()]);
      expect([first === second, fetched()]).toEqual([true, [`${name}-2.js`]]);
      vi.unstubAllGlobals();
    },
  );
});
