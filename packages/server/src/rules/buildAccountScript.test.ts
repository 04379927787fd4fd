import { constants, createContext, Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { buildAccountScript, buildUnknownAccountScript } from './buildAccountScript';
import { accountCacheControl, cacheTimes } from './cacheTimes';
import { escapeScriptJson } from './escapeScriptJson';

type Element = { tag: string; id?: string };
type Page = { elements: Element[]; said: string[]; window: Record<string, unknown> };

/** A runtime that counts its runs in this very process; each address is its own module, as in a browser. */
const runtime = (name: string): string =>
  `data:text/javascript,${encodeURIComponent(`globalThis.runs=[...(globalThis.runs??[]),"${name}"]`)}`;
const runs = (): string[] => (globalThis as { runs?: string[] }).runs ?? [];

/** The little of a browser that the script touches. */
function openPage({ elements = [] as Element[] } = {}) {
  const page: Page = { elements, said: [], window: {} };
  const head = { tag: 'head', appendChild: (element: Element) => page.elements.push(element) };
  class Document {
    querySelector(selector: string) {
      const [tag, id] = selector.split('#');
      return id === undefined ? head : page.elements.find((one) => one.tag === tag && one.id === id);
    }
    createElement(tag: string) {
      return { tag };
    }
  }
  const say = (...words: unknown[]) => page.said.push(String(words[0]));
  Object.assign(page.window, {
    Document,
    // An element named after the method hides it on the document, never on the prototype.
    document: Object.assign(new Document(), { querySelector: null, createElement: null }),
    console: { warn: say, error: say, info: say },
  });
  page.window['window'] = page.window;
  const context = createContext(page.window);
  const names = () => Object.keys(page.window).sort();
  const before = names();
  const run = (text: string) => {
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    new Script(text, { importModuleDynamically }).runInContext(context);
    return names().filter((name) => !before.includes(name));
  };
  return { page, run };
}

describe('buildAccountScript', () => {
  it('BOOT-14 OWN-05 A-77 assigns the configuration, loads the runtime and leaves no other name behind', async () => {
    const { page, run } = openPage();
    expect(run(buildAccountScript({ pageId: 1001 }, runtime('first')))).toEqual(['mcwidget']);
    expect(page.window['mcwidget']).toEqual({ pageId: 1001 });
    expect(page.elements).toEqual([{ tag: 'script', id: 'mcwidget-core' }]);
    await expect.poll(runs).toContain('first');
    expect(page.said).toEqual([]);
  });

  it('LOAD-27 the runtime is loaded once, and an element that only has its id does not keep it away', async () => {
    const { page, run } = openPage({ elements: [{ tag: 'div', id: 'mcwidget-core' }] });
    run(buildAccountScript({ pageId: 1 }, runtime('one')));
    run(buildAccountScript({ pageId: 2 }, runtime('two')));
    expect(page.elements.map(({ tag }) => tag)).toEqual(['div', 'script']);
    expect(page.window['mcwidget']).toEqual({ pageId: 1 });
    expect(page.said).toEqual([expect.stringContaining('already on this page')]);
    await expect.poll(runs).toContain('one');
    expect(runs()).not.toContain('two');
  });

  it('LOAD-02 ERR-13 a page with an MC of its own is left as it is, with one line in the console', () => {
    const { page, run } = openPage();
    page.window['MC'] = { of: 'the host' };
    page.window['mcwidget'] = 'of the host';
    run(buildAccountScript({ pageId: 1 }, runtime('never')));
    expect([page.window['mcwidget'], page.elements, page.said.length]).toEqual(['of the host', [], 1]);
  });

  it('LOAD-28 A-77 a runtime tag that waits for its configuration gets it, and no second copy', () => {
    const { page, run } = openPage({ elements: [{ tag: 'script', id: 'mcwidget-core' }] });
    run(buildAccountScript({ pageId: 1 }, runtime('never')));
    expect([page.window['mcwidget'], page.elements.length, page.said]).toEqual([{ pageId: 1 }, 1, []]);
  });

  it('LOAD-26 a runtime that cannot be loaded is said in the console', async () => {
    const { page, run } = openPage();
    run(buildAccountScript({}, 'data:text/javascript,throw 1'));
    await expect.poll(() => page.said).toEqual(['Beckon: the widgets could not be loaded.']);
  });

  it('LOAD-26 never throws into the page, even when there is no document to speak of', () => {
    const { page, run } = openPage();
    const { Document } = page.window as { Document: { prototype: { querySelector: unknown } } };
    Document.prototype.querySelector = () => {
      throw new Error('hostile');
    };
    run(buildAccountScript({}, runtime('never')));
    expect(page.said).toEqual(['Beckon: the widgets could not be started.']);
  });

  it('an unknown account is told in the console', () => {
    const { page, run } = openPage();
    expect(run(buildUnknownAccountScript('9999'))).toEqual([]);
    expect(page.said[0]).toMatch(/no account 9999/);
  });
});

describe('escapeScriptJson', () => {
  it.each(['</script>', '<!-- -->', ']]>', '\u2028\u2029', '"\\\'', '\u0000'])(
    'OWN-05 %j stays data',
    (text) => {
      const escaped = escapeScriptJson({ text });
      expect(escaped).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(escaped)).toEqual({ text });
    },
  );
});

describe('cacheTimes', () => {
  it('OWN-05 memory, fresh time and stale time add up to a minute at most', () => {
    expect(
      cacheTimes.memoryMs / 1000 + cacheTimes.scriptMaxAgeS + cacheTimes.scriptStaleS,
    ).toBeLessThanOrEqual(60);
    expect(accountCacheControl(true)).toBe('public, max-age=25, stale-while-revalidate=30');
    expect(accountCacheControl(false)).toBe('private, max-age=25, stale-while-revalidate=30');
  });
});
