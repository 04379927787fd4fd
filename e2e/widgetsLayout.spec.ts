import { ar } from '@beckon/contract/languages/ar';
import { at, fullAccount, idOf, widgetOf } from './support/everyType';
import { handWritten } from './support/handWritten';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

type Rect = { left: number; right: number; top: number; bottom: number; width: number; height: number };

/** The position of something inside a widget, and its layout size, whatever still moves. */
const rectOf = (visitor: Visitor, widgetId: number, css: string): Promise<Rect> =>
  visitor.waitFor(
    async ({ id, selector }) => {
      const shadow = document.querySelector(`[data-widget-id="${id}"]`)?.shadowRoot;
      await Promise.allSettled(shadow?.getAnimations().map(({ finished }) => finished) ?? []);
      const found = shadow?.querySelector(selector);
      if (!found || found.getBoundingClientRect().width === 0) return undefined;
      const { left, right, top, bottom, width, height } = found.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    },
    { id: widgetId, selector: css },
  );
const embed = (id: number, widthPx: number): string =>
  `<div style="width: ${widthPx}px"><div class="mcwidget-embed" data-widget-id="${id}"></div></div>`;
const fitting = (id: number, main: object = {}): object =>
  widgetOf('box', { main: { fitContainer: true, ...main } }, { id });
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1200"><rect width="800" height="1200" fill="#396"/></svg>';
const picture = { type: 'image/svg+xml', body: svg };
const image = { mediaType: 'image', image: { img_big: 'http://cdn.test/tall.svg' } };

test.describe('widths', () => {
  test('LAY-02 CONST-08 A-75 OVL-01 OMNI-01 CARD-04 layouts switch at 512, 768 and 845 px, and nowhere else', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [
      widgetOf('slide_in'),
      widgetOf('omnichat'),
      widgetOf('modal', { main: { cardVariant: 'wide' } }),
    ];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount })));
    const seen: [width: number, isSheet: boolean, bubblePx: number, hasColumns: boolean][] = [];
    for (const width of [512, 513, 767, 768, 844, 845]) {
      await visitor.viewport(width, 900);
      await visitor.waitFor((wanted) => window.innerWidth === wanted, width);
      const card = await rectOf(visitor, idOf.slide_in, '[role=dialog]');
      const bubble = await rectOf(visitor, idOf.omnichat, 'button[aria-expanded]');
      const words = await rectOf(visitor, idOf.modal, 'div:has(> h2)');
      const form = await rectOf(visitor, idOf.modal, 'form');
      // Next to a scrollbar, if an engine draws one.
      const room = await visitor.evaluate(() => document.documentElement.clientWidth);
      seen.push([width, card.width === room, bubble.width, form.left >= words.right]);
    }
    expect(seen).toEqual([
      [512, true, 60, false],
      [513, false, 60, false],
      [767, false, 60, false],
      [768, false, 66, false],
      [844, false, 66, false],
      [845, false, 66, true],
    ]);
  });

  for (const channel of ['sms', 'fb'])
    test(`LAY-01 BAR-03 the badge stays in the bar, however narrow it is (${channel})`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const widgets = [{ ...widgetOf('bar', {}), channel }];
      await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount })));
      for (const width of [360, 390, 767, 768, 844, 845, 1280]) {
        await visitor.viewport(width, 900);
        await visitor.waitFor((wanted) => window.innerWidth === wanted, width);
        const [bar, badge] = [
          await rectOf(visitor, idOf.bar, 'section'),
          await rectOf(visitor, idOf.bar, 'section > a[rel]'),
        ];
        const close = await rectOf(visitor, idOf.bar, 'section > div > button');
        expect([width, badge.top >= bar.top, badge.bottom <= bar.bottom, badge.right <= bar.right]).toEqual([
          width,
          true,
          true,
          true,
        ]);
        const isApart = badge.right <= close.left || badge.top >= close.bottom;
        expect([width, isApart]).toEqual([width, true]);
      }
    });

  for (const channel of ['sms', 'fb'])
    test(`BAR-03 LAY-05 a bar shows its whole headline, however narrow it is (${channel})`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const title = 'Join our newsletter and get 10% off your very first order this spring';
      const widgets = [{ ...widgetOf('bar', { main: { title } }), channel }];
      await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount })));
      for (const width of [320, 390, 600, 767, 768, 780, 844, 845, 1024, 1280]) {
        await visitor.viewport(width, 900);
        await visitor.waitFor((wanted) => window.innerWidth === wanted, width);
        const [bar, head] = [
          await rectOf(visitor, idOf.bar, 'section'),
          await rectOf(visitor, idOf.bar, 'section p'),
        ];
        const hidden = await visitor.evaluate((css) => {
          const words = document.querySelector(css)?.shadowRoot?.querySelector('section p');
          if (!words) return undefined;
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = words;
          return [scrollWidth - clientWidth, scrollHeight - clientHeight].map((px) => Math.max(0, px));
        }, at('bar'));
        expect([width, hidden]).toEqual([width, [0, 0]]);
        const isInside = head.top >= bar.top && head.bottom <= bar.bottom && head.right <= bar.right;
        expect([width, isInside, head.height <= 120]).toEqual([width, true, true]);
      }
    });

  for (const side of ['left', 'right'])
    test(`CARD-03 EMB-01 a picture on the ${side} is also there in a box of its usual width`, async ({
      hostPage,
      outside,
      product,
      visitor,
    }) => {
      outside.expect('cdn.test', picture);
      const main = { ...image, imagePlacement: side, title: 'Join the club', desc: 'One note a week.' };
      const widgets = [widgetOf('box', { main }, { id: 206 })];
      const page = handWritten(product, { widgets, account: fullAccount, body: embed(206, 600) });
      await visitor.goto(hostPage.serve(page));
      const [box, media, words, form] = [
        await rectOf(visitor, 206, 'section'),
        await rectOf(visitor, 206, 'img'),
        await rectOf(visitor, 206, 'h2'),
        await rectOf(visitor, 206, 'form'),
      ];
      expect(box.width).toBe(350);
      expect(side === 'left' ? media.right <= words.left : words.right <= media.left).toBe(true);
      expect(media.top < words.bottom && words.top < media.bottom).toBe(true);
      // The form has the whole width below.
      expect(form.top).toBeGreaterThanOrEqual(Math.max(media.bottom, words.bottom));
      expect(form.width).toBeGreaterThan(280);
    });

  for (const dir of ['ltr', 'rtl'])
    test(`LAY-02 CARD-03 MEDIA-08 a picture on the left is on the left of the screen from 768 px on (${dir})`, async ({
      hostPage,
      outside,
      product,
      visitor,
    }) => {
      outside.expect('cdn.test', picture);
      const widgets = [
        widgetOf('modal', { main: { ...image, imagePlacement: 'left' } }),
        fitting(206, { ...image, imagePlacement: 'right' }),
      ];
      const page = handWritten(product, { widgets, account: fullAccount, body: embed(206, 800) });
      await visitor.goto(
        hostPage.serve(
          `<!doctype html><html lang="en" dir="${dir}"><title>Shop</title><body>${page}</body></html>`,
        ),
      );
      for (const [width, isBeside] of [
        [767, false],
        [768, true],
      ] as const) {
        await visitor.viewport(width, 900);
        await visitor.waitFor((wanted) => window.innerWidth === wanted, width);
        const media = await rectOf(visitor, idOf.modal, 'div:has(> img)');
        const words = await rectOf(visitor, idOf.modal, 'div:has(> h2)');
        expect([width, media.right <= words.left, media.height <= 200]).toEqual([width, isBeside, true]);
      }
      // For a box its own container decides, not the window.
      const media = await rectOf(visitor, 206, 'div:has(> img)');
      const words = await rectOf(visitor, 206, 'div:has(> h2)');
      expect(media.left).toBeGreaterThanOrEqual(words.right);
    });

  test('CARD-05 CARD-06 CONST-08 EMB-01 EMB-02 MEDIA-08 cards in containers of every width', async ({
    hostPage,
    outside,
    product,
    visitor,
  }) => {
    outside.expect('cdn.test', picture);
    const widgets = [
      fitting(201, image),
      fitting(202, { checkboxPosition: 'side' }),
      fitting(203, { checkboxPosition: 'side' }),
      fitting(204, { checkboxPosition: 'bottom' }),
      widgetOf('box', { main: { width: { unit: 'px', value: 10 } } }, { id: 205 }),
      fitting(206),
      widgetOf('box', { main: { width: { unit: '%', value: 50 } } }, { id: 207 }),
    ];
    const places = [900, 700, 500, 700, 900, 200, 800].map((width, index) => embed(201 + index, width));
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets, account: fullAccount, body: places.join('') })),
    );
    const widthOf = async (id: number) => (await rectOf(visitor, id, 'section')).width;
    expect(await widthOf(201)).toBe(900);
    expect((await rectOf(visitor, 201, 'form')).width).toBe(430);
    expect((await rectOf(visitor, 201, 'div:has(> img)')).height).toBe(200);
    expect(await widthOf(205)).toBe(280);
    expect(await widthOf(206)).toBe(280);
    expect(await widthOf(207)).toBe(400);
    const isBeside = async (id: number) =>
      (await rectOf(visitor, id, 'form')).left >= (await rectOf(visitor, id, 'div:has(> h2)')).right;
    expect([await isBeside(202), await isBeside(203), await isBeside(204)]).toEqual([true, false, false]);
  });

  test('OMNI-01 CCHAT-06 OVL-01 BAR-04 LAY-05 bubbles and bars leave each other room, in either writing direction', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [
      widgetOf('bar'),
      widgetOf('slide_in', { main: { slideInPlacement: 'rt', smsButtonText: 'Join now!' } }),
      widgetOf('omnichat'),
      widgetOf('customer_chat', { setup: { urlWhitelist: [] } }),
    ];
    const page = handWritten(product, { widgets, account: fullAccount });
    const chatLink = `a[aria-label="${ar.texts.goToMessenger}"]`;
    await visitor.goto(
      hostPage.serve(
        `<!doctype html><html lang="ar" dir="rtl"><title>Shop</title><body>${page}</body></html>`,
      ),
    );
    const bar = await rectOf(visitor, idOf.bar, 'section');
    await expect
      .poll(async () => Math.round((await rectOf(visitor, idOf.slide_in, '[role=dialog]')).top - bar.bottom))
      .toBe(16);
    const [chat, omnichat] = [
      await rectOf(visitor, idOf.customer_chat, chatLink),
      await rectOf(visitor, idOf.omnichat, 'button[aria-expanded]'),
    ];
    const [upper, lower] = chat.top < omnichat.top ? [chat, omnichat] : [omnichat, chat];
    expect([upper.left, lower.top - upper.bottom]).toEqual([lower.left, 12]);
    const directions = await visitor.evaluate((css) => {
      const shadow = document.querySelector(css)?.shadowRoot;
      const label = shadow?.querySelector('button[type=submit] [dir]');
      return [label?.textContent, label && getComputedStyle(label).direction];
    }, at('slide_in'));
    expect(directions).toEqual(['Join now!', 'ltr']);
    await visitor.click(`${at('omnichat')} >> button[aria-expanded]`);
    await expect.poll(() => visitor.sees(`${at('customer_chat')} >> ${chatLink}`)).toBe(false);
    await visitor.press('Escape');
    await visitor.see(`${at('customer_chat')} >> ${chatLink}`);
  });

  test('EMB-06 CONST-08 A-37 the phone form and its list of countries are 320 px wide in the panel', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [widgetOf('omnichat')];
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account: fullAccount })));
    await visitor.click(`${at('omnichat')} >> button[aria-expanded]`);
    await visitor.click(`${at('omnichat')} >> li > button`);
    expect((await rectOf(visitor, idOf.omnichat, 'form')).width).toBe(320);
    await visitor.click(`${at('omnichat')} >> button[aria-haspopup]`);
    expect((await rectOf(visitor, idOf.omnichat, '[popover]')).width).toBe(320);
  });
});
