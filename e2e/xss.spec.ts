import { lists, type RuntimeType } from '@beckon/contract';
import { fullAccount } from './support/everyType';
import { handWritten, said } from './support/handWritten';
import { findUnsafe } from './support/inPage/findUnsafe';
import { all, filled, inTurn, type Kind, kindsAt, mixed, poisoned, undiluted } from './support/poisoned';
import { pluginAccount, sdkDouble, sdkHost } from './support/sdkDouble';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';
import { encodedAddresses, evilAddresses, xssCorpus } from './support/xssCorpus';

declare global {
  interface Window {
    /** What a payload calls, if it can. */
    hit: () => void;
    hits: number;
    names: string[];
    polluted?: unknown;
  }
}

const poisonedAll = (kinds: readonly Kind[]): object[] =>
  kinds.flatMap((kind) => kind.poisons.map((poison, index) => poisoned(kind, poison, index)));

/** No redirect may follow these, in any spelling. */
const addresses = [...evilAddresses, ...encodedAddresses];

/** In an affected account every plugin is a link at once, and a followed link is trusted. */
const account = {
  ...fullAccount,
  ...filled(['page_name', 'sms_legal_extra'], all),
  ...filled(['terms_url', 'privacy_url', 'locale'], 'javascript:hit()'),
  is_eu_affected: true,
};
const trap = `<script>window.hits = 0; window.hit = () => { hits += 1 };
for (const name of ['alert', 'confirm', 'prompt', 'open']) window[name] = hit;
// A link is pressed, but not followed.
addEventListener('click', (event) => event.preventDefault(), true);
window.names = Object.getOwnPropertyNames(window)</script>`;
const clean = {
  widget_id: 9001,
  widget_type: 'box',
  channel: 'sms',
  data: { main: { title: 'Still here' } },
};
const cleanPlace = '<div class="mcwidget-embed" data-widget-id="9001"></div>';

const place = (kind: string, from: number): string =>
  xssCorpus
    .map((_, index) => `<div class="mcwidget-${kind}" data-widget-id="${from + index}"></div>`)
    .join('');

/** Nothing ran, nothing strange was drawn, the window is as it was, and a clean widget is there. */
async function expectHarmless(visitor: Visitor, brought: readonly string[] = []): Promise<void> {
  expect(await visitor.evaluate(findUnsafe)).toEqual([]);
  const found = await visitor.evaluate(
    (known) => ({
      hits: window.hits,
      polluted: ({} as { polluted?: unknown }).polluted,
      grown: Object.getOwnPropertyNames(window).filter(
        (name) =>
          ![...window.names, ...known].includes(name) &&
          !/^(MC|MC_PIXEL|mcAsyncInit|mcInitialized|__pw.*|\d+)$/.test(name),
      ),
    }),
    brought,
  );
  expect(found).toEqual({ hits: 0, grown: ['names', 'trail', 'mcwidget'] });
}
const drawnCount = (visitor: Visitor, from: number): Promise<number> =>
  visitor.evaluate(
    (first) =>
      [...document.querySelectorAll('[data-widget-id]')].filter((element) => {
        const id = Number(element.getAttribute('data-widget-id'));
        return id >= first && id < first + 500 && (element.shadowRoot?.childElementCount ?? 0) > 0;
      }).length,
    from,
  );
async function allDrawn(visitor: Visitor, kinds: readonly Kind[]): Promise<void> {
  for (const { type, from, poisons } of kinds)
    await expect.poll(() => drawnCount(visitor, from), { message: type }).toBe(poisons.length);
}
/** Presses every link that replaces a plugin, once it is in fallback: from then on a press is trusted. */
const pressLinks = (visitor: Visitor): Promise<number> =>
  visitor.waitFor(() => {
    const links = [...document.querySelectorAll('[data-widget-id]')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLElement>('a[href*="?ref=w"][href*="_"]') ?? []),
    ]);
    const words = links.filter((link) => !link.closest('[aria-live]') && !link.ariaLabel);
    if (words.some(({ textContent }) => textContent !== 'Go to Messenger')) return 0;
    for (const link of links) link.click();
    return links.length;
  });

// On a phone no codes are drawn next to the links: hundreds of them would take time.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
});

test.describe(`B01 B06 LAY-05 ${xssCorpus.length} payloads in every field`, () => {
  // This many widgets on one page have more to report than is stored for sending.
  test.beforeEach(({ visitor }) => visitor.allowError(/too many are waiting to be sent/));

  test('LAY-05 LAY-03 MEDIA-02 SUB-21 A-41 EMB-03 CHK-02 SMS-11 boxes, buttons, checkboxes and phone forms, before and after the opt-in', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const pages: Kind[][] = [
      [{ type: 'box', channels: ['fb'], from: 1000, poisons: undiluted(xssCorpus) }],
      kindsAt('embed'),
      kindsAt('checkbox'),
    ];
    for (const kinds of pages) {
      const widgets = [...poisonedAll(kinds), clean];
      const places = kinds.map(({ type, from }) => place(type === 'checkbox' ? type : 'embed', from));
      const body = trap + places.join('') + cleanPlace;
      await visitor.goto(hostPage.serve(handWritten(product, { widgets, account, body })));
      await allDrawn(visitor, kinds);
      await expectHarmless(visitor);
      if (kinds[0]?.from === 1000) {
        const titles = await visitor.evaluate(
          (count) =>
            [...document.querySelectorAll('.mcwidget-embed')]
              .slice(0, count)
              .map((host) => host.shadowRoot?.querySelector('h2')?.textContent),
          xssCorpus.length,
        );
        expect(titles).toEqual([all, ...xssCorpus.slice(1)]);
      }
      await pressLinks(visitor);
      await visitor.see(`[data-widget-id="${kinds.at(-1)?.from}"] >> [role=status] :is(h2, p)`);
      await expectHarmless(visitor);
      expect(await visitor.see('[data-widget-id="9001"] >> h2')).toBe('Still here');
    }
  });

  test('LAY-05 EMB-05 MEDIA-07 landing pages', async ({ hostPage, product, visitor }) => {
    const kinds: Kind[] = [{ type: 'landing', channels: ['fb', 'sms'], from: 1000, poisons: mixed }];
    const body = trap + place('landing', 1000);
    const page = handWritten(product, { widgets: poisonedAll(kinds), account, body });
    await visitor.goto(hostPage.serve(page));
    await allDrawn(visitor, kinds);
    await expectHarmless(visitor);
    await pressLinks(visitor);
    await visitor.see('[data-widget-id="1000"] >> [role=status] :is(h1, p)');
    await expectHarmless(visitor);
  });

  const rules: Partial<Record<RuntimeType, string>> = {
    bar: 'BAR-03',
    slide_in: 'OVL-01',
    omnichat: 'OMNI-27 OMNI-10 OMNI-13',
    customer_chat: 'CCHAT-04',
  };
  // A slide-in has the card of a box.
  for (const kind of inTurn(lists.overlayTypes.filter((type) => !lists.blockingTypes.includes(type))))
    test(`LAY-05 ${rules[kind.type] ?? ''} overlays of the type ${kind.type}${kind.type === 'slide_in' ? ' @full' : ''}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const widgets = [...poisonedAll([kind]), clean];
      const page = handWritten(product, { widgets, account, body: trap + cleanPlace });
      await visitor.goto(hostPage.serve(page));
      await allDrawn(visitor, [kind]);
      await visitor.evaluate(() => {
        for (const host of document.querySelectorAll('.mcwidget-overlay'))
          host.shadowRoot?.querySelector<HTMLElement>('button[aria-expanded]')?.click();
      });
      if (kind.type === 'omnichat') await visitor.see(`[data-widget-id="${kind.from}"] >> li > a`);
      await expectHarmless(visitor);
      if (kind.type !== 'omnichat') await pressLinks(visitor);
      if (kind.type === 'slide_in')
        await visitor.see(`[data-widget-id="${kind.from + 1}"] >> [role=status] :is(h2, p)`);
      await expectHarmless(visitor);
      expect(await visitor.see('[data-widget-id="9001"] >> h2')).toBe('Still here');
    });

  test('LAY-05 OVL-03 OVL-05 MEDIA-07 modals and takeovers, each opened and closed @full', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const kinds = inTurn(lists.blockingTypes);
    const widgets = [...poisonedAll(kinds), clean];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account, body: trap + cleanPlace })));
    await visitor.see('[data-widget-id="1000"] >> h2');
    await visitor.waitFor(async () => {
      const hosts = [...document.querySelectorAll('.mcwidget-overlay')];
      const isDrawn = () => hosts.every(({ shadowRoot }) => shadowRoot?.querySelector('dialog'));
      for (let frame = 0; frame < 100; frame += 1) {
        const open = hosts.find(({ shadowRoot }) => shadowRoot?.querySelector('dialog[open]'));
        // The next one opens as soon as this one is closed.
        if (open) window.MC.getWidget(open.getAttribute('data-widget-id') ?? '')?.close();
        else if (isDrawn()) return true;
        await new Promise(requestAnimationFrame);
      }
      return false;
    });
    await allDrawn(visitor, kinds);
    await expectHarmless(visitor);
    expect(await visitor.see('[data-widget-id="9001"] >> h2')).toBe('Still here');
  });

  test('LAY-05 REND-10 CHK-03 CARD-07 CCHAT-03 markup of plugins, which is in the page itself', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect(sdkHost, sdkDouble());
    const kinds: Kind[] = [
      { type: 'box', channels: ['fb'], from: 1000, poisons: mixed, hasCheckboxes: true },
      { type: 'button', channels: ['fb'], from: 2000, poisons: mixed },
      { type: 'checkbox', channels: ['fb'], from: 3000, poisons: mixed },
      { type: 'customer_chat', channels: ['fb'], from: 4000, poisons: mixed },
    ];
    const body = trap + place('embed', 1000) + place('embed', 2000) + place('checkbox', 3000) + cleanPlace;
    const plugins = { ...account, ...pluginAccount, is_eu_affected: false };
    const widgets = [...poisonedAll(kinds), clean];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: plugins, body })));
    const countOf = (name: string): Promise<number> =>
      visitor.evaluate(
        (css) => document.querySelectorAll(`[slot=plugin] > ${css}[fb-xfbml-state]`).length,
        name,
      );
    await expect
      .poll(async () => [
        await countOf('.fb-send-to-messenger'),
        await countOf('.fb-messenger-checkbox'),
        await countOf('.fb-customerchat'),
      ])
      .toEqual([1.5 * mixed.length, 1.5 * mixed.length, mixed.length]);
    await expectHarmless(visitor, ['FB', 'sdkDouble', 'fbAsyncInit']);
    const labels = await visitor.evaluate(() =>
      [...document.querySelectorAll('.fb-send-to-messenger')].map((one) => one.getAttribute('cta_text')),
    );
    expect(labels).toContain(all);
    expect(outside.seen.map(({ path }) => path)).toEqual(['/en_US/sdk/xfbml.customerchat.js']);
    expect(await visitor.see('[data-widget-id="9001"] >> h2')).toBe('Still here');
  });

  test('SUB-20 SUB-21 A-41 LAY-05 a redirect to anything but a web address goes nowhere', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const types = ['button', 'box'] as const;
    const sections = (redirectUrl: string, index: number) => ({
      submitted: {
        redirect: true,
        action: 'redirect',
        redirectUrl,
        redirectTarget: index % 2 ? 'new' : 'same',
      },
    });
    const widgets = types.flatMap((widget_type, at) =>
      addresses.map((text, index) => ({
        widget_id: 1000 * (at + 1) + index,
        widget_type,
        channel: 'fb',
        data: sections(text, index + at),
      })),
    );
    const address = hostPage.serve(
      handWritten(product, { widgets, account, body: trap + place('embed', 1000) + place('embed', 2000) }),
    );
    await visitor.goto(address);
    for (const from of [1000, 2000])
      await expect.poll(() => drawnCount(visitor, from)).toBe(addresses.length);
    await visitor.waitFor(
      (count) =>
        [...document.querySelectorAll('[data-widget-id]')].filter(({ shadowRoot }) =>
          shadowRoot?.querySelector('a[href^="https://m.me/"]'),
        ).length === count,
      2 * addresses.length,
    );
    expect(await pressLinks(visitor)).toBe(2 * addresses.length);
    await visitor.see('[data-widget-id="2000"] >> [role=status] h2');
    await expectHarmless(visitor);
    expect(await visitor.url()).toBe(address);
    expect((await said(visitor)).match(/is no web address, path or hash/g)).toHaveLength(
      2 * addresses.length,
    );
  });
});
