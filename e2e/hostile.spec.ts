import { lists } from '@beckon/contract';
import { isFullRun } from '../tools/test/isFullRun';
import { at, embeds, everyType, fullAccount, landingPlace, widgetOf } from './support/everyType';
import { handWritten } from './support/handWritten';
import type { HostPageOptions } from './support/openHostPage';
import { expect, test } from './support/test';
import { useEveryType, useLanding } from './support/useEveryType';
import type { Visitor } from './support/Visitor';

declare global {
  interface Window {
    /** What a strict page has blocked. */
    refused: string[];
    /** How each of the host's elements looked before any of our code loaded, and looks now. */
    looks: () => string[];
    before: string[];
  }
}

const widgets = everyType.map((type) => widgetOf(type));

/** The host's own elements, with everything that our style sheets could affect. */
const own = `<header class="own"><h1 class="own">Shop</h1><nav class="own"><a class="own" href="#x">Link</a></nav></header>
  <p class="own">Words <b class="own">bold</b></p><form class="own"><label class="own">Name <input class="own"></label>
  <select class="own"><option>1</option></select><textarea class="own">x</textarea><button class="own" type="button">Buy</button></form>
  <ul class="own"><li class="own">One</li></ul><table class="own"><tr><td class="own">1</td></tr></table>
  <svg class="own" width="9" height="9"><path class="own" d="M0 0h9v9z"/></svg><div class="own box button open badge">classes</div>`;

/** Records what the page blocks, and how the host's elements look. */
const watch = `<script>window.refused = [];
addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective + ' ' + event.blockedURI));
window.looks = () => [...Document.prototype.querySelectorAll.call(document, '.own, html, body')].flatMap((element, index) => {
  const style = getComputedStyle(element);
  // Sizes follow the page, which grows with its content, and may get a scroll bar.
  return [...style].filter((name) => !/^(block-size|inline-size|height|width|perspective-origin|transform-origin)$/.test(name))
    .map((name) => index + ' ' + element.tagName + ' ' + name + ': ' + style.getPropertyValue(name));
});
window.before = looks()</script>`;

type Page = {
  widgets?: object[];
  head?: string;
  body?: string;
  options?: HostPageOptions;
  finish?: (html: string) => string;
};
type Tools = Pick<Parameters<Parameters<typeof test>[2]>[0], 'hostPage' | 'product' | 'visitor'>;

const changedLooks = (visitor: Visitor): Promise<string> =>
  visitor.evaluate(() => {
    const [before, now] = [new Set(window.before), new Set(window.looks())];
    const changed = [...before].filter((line) => !now.has(line));
    return [...changed, ...[...now].filter((line) => !before.has(line))].join('\n');
  });

/** Where each type goes: a landing page has a page of its own, and the card of a box. */
const places = [
  [embeds, useEveryType],
  [landingPlace, useLanding],
] as const;

/** Uses every type on a page of this kind; nothing is blocked, and the host's elements look as before. */
async function useAll({ hostPage, product, visitor }: Tools, page: Page): Promise<void> {
  const { head = '', body = '', options, finish = (html) => html } = page;
  const shown = page.widgets ?? widgets;
  for (const [place, use] of isFullRun ? places : places.slice(0, 1)) {
    const html = handWritten(product, {
      widgets: shown,
      account: fullAccount,
      body: own + body + watch + place,
    });
    await visitor.goto(hostPage.serve(finish(head + html), options));
    await use({ visitor, product });
    // As text: the page's lists would be serialized in the page's own way.
    expect(await visitor.evaluate(() => window.refused.join('\n'))).toBe('');
    expect(await changedLooks(visitor)).toBe('');
  }
}

test.describe('LOAD-26 A-04 hostile pages: every type shows and works', () => {
  test('LOAD-26 A13 A14 style sheets that undo or hide everything', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const head = `<style>* { all: unset !important } div { display: none !important }
      html { font-size: 4px !important } :not(:defined) { display: none !important }</style>`;
    await useAll({ hostPage, product, visitor }, { head });
  });

  test('LOAD-26 A01 A07 a strict policy without any style, and Trusted Types that allow no policy', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const policy =
      "script-src 'nonce-n1' 'strict-dynamic'; style-src 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
    const finish = (html: string) =>
      html.replaceAll('<script', '<script nonce="n1"').replaceAll(/ style="[^"]*"/g, '');
    const options = { headers: { 'content-security-policy': policy } };
    await useAll({ hostPage, product, visitor }, { options, finish });
  });

  test("LOAD-26 NET-01 A16 A17 A18 A25 elements named like our globals and the browser's, prototypes with their own JSON, and the highest layer taken at every edge", async ({
    hostPage,
    product,
    visitor,
  }) => {
    const ours = [
      'MC',
      'MC_PIXEL',
      'MC_BACKEND_PATH',
      'MC_BACKEND',
      'mcAsyncInit',
      'mcInitialized',
      'fbAsyncInit',
      'FB',
    ];
    const named = ours.map((name) => `<a id="${name}" href="https://evil.test/"></a>`).join('');
    const browsers = [
      'currentScript',
      'body',
      'head',
      'forms',
      'scripts',
      'querySelectorAll',
      'querySelector',
      'getElementsByClassName',
    ];
    const clobbers = browsers.map((name) => `<img name="${name}" alt="">`).join('');
    const head = `<script>
      Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
      String.prototype.toJSON = function () { return '"' + this + '"'; };
      Array.prototype.each = function () {};
    </script>`;
    const edges = ['top:0;left:0;right:0;height:90px', 'bottom:0;right:0;width:420px;height:500px'];
    const docked = widgetOf('slide_in', { main: { slideInPlacement: 'rb' } });
    const layers = edges
      .map((place) => `<div style="position:fixed;${place};z-index:2147483647;background:#fed"></div>`)
      .join('');
    await useAll(
      { hostPage, product, visitor },
      {
        head,
        body: named + clobbers + layers,
        widgets: [...widgets.filter((_, index) => everyType[index] !== 'slide_in'), docked],
      },
    );
  });

  test('LOAD-26 LOAD-10 A33 a framework that replaces the body, twice', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const html = handWritten(product, { widgets, account: fullAccount, body: own + watch + embeds });
    await visitor.goto(hostPage.serve(html));
    await visitor.see(`${at('modal')} >> input[type=tel]`);
    for (let turn = 1; turn <= 2; turn += 1) {
      await visitor.evaluate(
        ({ content, path }) => {
          const body = document.createElement('body');
          body.innerHTML = content;
          history.pushState(null, '', path);
          document.body.replaceWith(body);
        },
        { content: own + embeds, path: `/page-${turn}` },
      );
      await visitor.see(`${at('modal')} >> input[type=tel]`);
    }
    await useEveryType({ visitor, product });
    expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(
      lists.overlayTypes.length,
    );
    expect(await changedLooks(visitor)).toBe('');
  });
});
