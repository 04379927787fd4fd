import { handWritten, smsModal } from './support/handWritten';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

const byHand = { whenDisplay: ['anchor', 'never'], showAgain: ['always', null] };
const bar = {
  widget_id: 8,
  widget_type: 'bar',
  channel: 'sms',
  data: { main: { title: 'Bar', pushPage: true, ...byHand } },
};
const drawnAt = (widgetId: number): string =>
  `.mcwidget-overlay[data-widget-id="${widgetId}"] >> ${widgetId === 8 ? 'section' : 'dialog'}`;
const body = '<h1>Shop</h1><button id="buy">Buy</button>';

/** How often a visitor pressed the page's own button, which shows that the page can be used. */
const presses = (visitor: Visitor): Promise<number> =>
  visitor.evaluate(() => (window as unknown as { presses?: number }).presses ?? 0);
const countPresses = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    document.getElementById('buy')?.addEventListener('click', () => {
      const page = window as unknown as { presses?: number };
      page.presses = (page.presses ?? 0) + 1;
    });
  });
/** Whether it is visible, and not completely transparent. */
async function looksShown(visitor: Visitor, widgetId: number): Promise<boolean> {
  const isOpaque = await visitor.evaluate((id) => {
    const host = document.querySelector(`.mcwidget-overlay[data-widget-id="${id}"]`);
    return host !== null && getComputedStyle(host).opacity !== '0';
  }, widgetId);
  return isOpaque && (await visitor.sees(drawnAt(widgetId)));
}
const addRule = (visitor: Visitor, rule: string): Promise<void> =>
  visitor.evaluate((text) => {
    const style = document.createElement('style');
    style.id = 'own';
    style.textContent = text;
    document.head.append(style);
  }, rule);
const dropRule = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => document.getElementById('own')?.remove());

/** How a page hides overlays, and where that is tested from the start: two are weaker forms of the first. */
const rules = [
  { rule: '.mcwidget-overlay { display: none !important }', tag: ' @every-engine' },
  { rule: '.mcwidget-overlay { display: none }', tag: ' @full' },
  { rule: '.mcwidget-overlay { visibility: hidden }', tag: '' },
  { rule: '.mcwidget-overlay { opacity: 0 }', tag: ' @full' },
];

test.describe('a page that hides overlays', () => {
  for (const { rule, tag } of rules)
    test(`LOAD-16 LOAD-26 by ${rule}: nothing is visible, and the page can be used${tag}`, async ({
      hostPage,
      product,
      visitor,
    }) => {
      const html = handWritten(product, { widgets: [smsModal(7, byHand), bar], body });
      await visitor.goto(hostPage.serve(`<style>${rule}</style>${html}`));
      await visitor.waitFor(() => window.MC?.getWidget?.(7));
      await visitor.evaluate(async () => {
        for (const id of [7, 8])
          await new Promise<void>((done) => {
            window.MC.getWidget(id)?.on('opened', () => done());
            window.MC.getWidget(id)?.open();
          });
      });
      await countPresses(visitor);
      await visitor.click('#buy');
      expect(await presses(visitor)).toBeGreaterThan(0);
      expect([await looksShown(visitor, 7), await looksShown(visitor, 8)]).toEqual([false, false]);
      expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).paddingTop)).toBe('0px');
    });

  for (const [type, id] of [
    ['a modal', 7],
    ['a bar', 8],
  ] as const)
    for (const [index, { rule }] of rules.slice(1).entries())
      test(`LOAD-16 LOAD-26 ${type} that is open disappears with ${rule} and comes back with it${(id + index) % 2 ? '' : ' @full'}`, async ({
        hostPage,
        product,
        visitor,
      }) => {
        const still = {
          ...bar,
          data: { main: { ...bar.data.main, pushPage: false, barPlacement: 'bottom' } },
        };
        const widgets = [id === 7 ? smsModal(7, byHand) : still];
        await visitor.goto(hostPage.serve(handWritten(product, { widgets, body })));
        await visitor.waitFor(() => window.MC?.getWidget?.(7) ?? window.MC?.getWidget?.(8));
        await visitor.evaluate((asked) => window.MC.getWidget(asked)?.open(), id);
        await visitor.see(drawnAt(id));
        await countPresses(visitor);
        await addRule(visitor, rule);
        await visitor.click('#buy');
        expect(await presses(visitor)).toBeGreaterThan(0);
        expect(await looksShown(visitor, id)).toBe(false);
        await dropRule(visitor);
        await expect.poll(() => looksShown(visitor, id)).toBe(true);
      });

  test('LOAD-26 the page decides its opacity and pointer events, but not its position', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const rule = `.mcwidget-overlay { opacity: .5; pointer-events: none; position: static !important; transform: translate(90px) !important;
      width: 300px !important; filter: blur(2px) !important; margin: 50px !important; letter-spacing: 9px }`;
    await visitor.goto(
      hostPage.serve(`<style>${rule}</style>${handWritten(product, { widgets: [smsModal(7), bar], body })}`),
    );
    await visitor.see(drawnAt(7));
    await visitor.evaluate(() => window.MC.getWidget(8)?.open());
    await visitor.see(drawnAt(8));
    const looks = await visitor.evaluate(() =>
      ['7', '8'].map((id) => {
        const host = document.querySelector(`.mcwidget-overlay[data-widget-id="${id}"]`) as HTMLElement;
        const inner = host.shadowRoot?.querySelector('dialog, section') as HTMLElement;
        const { position, transform, filter, margin, width } = getComputedStyle(host);
        const { letterSpacing, pointerEvents } = getComputedStyle(inner);
        return { position, transform, filter, margin, width, letterSpacing, pointerEvents };
      }),
    );
    const kept = {
      position: 'absolute',
      transform: 'none',
      filter: 'none',
      margin: '0px',
      width: '0px',
      letterSpacing: 'normal',
      pointerEvents: 'none',
    };
    expect(looks).toEqual([kept, kept]);
    await expect
      .poll(() =>
        visitor.evaluate(
          () =>
            getComputedStyle(
              document
                .querySelector('.mcwidget-overlay[data-widget-id="7"]')
                ?.shadowRoot?.querySelector('dialog') as Element,
            ).opacity,
        ),
      )
      .toBe('0.5');
  });

  test('LOAD-16 A-81 A14 a rule for all hidden elements does not hide overlays, nor do rules for every div', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const rule = '[hidden] { display: none !important } body > div { display: none !important }';
    await visitor.goto(
      hostPage.serve(`<style>${rule}</style>${handWritten(product, { widgets: [smsModal(7)], body })}`),
    );
    await visitor.see(drawnAt(7));
  });
});

test.describe('a page that removes the element of an overlay', () => {
  const remove = (visitor: Visitor): Promise<void> =>
    visitor.evaluate(() => document.querySelector('.mcwidget-overlay[data-widget-id="7"]')?.remove());

  test('LOAD-16 OPEN-11 an open one closes, not manually; it comes back with open() and on the next route', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [smsModal(7)], body })));
    await visitor.see(drawnAt(7));
    const closed = visitor.evaluate(
      () => new Promise<object>((done) => window.MC.getWidget(7)?.on('closed', done)),
    );
    await remove(visitor);
    expect(await closed).toMatchObject({ manualClose: false });
    await countPresses(visitor);
    await visitor.click('#buy');
    expect(await presses(visitor)).toBeGreaterThan(0);
    // Whatever happens on this page, it stays away.
    await visitor.scrollTo('50%');
    await visitor.evaluate(() => {
      document.body.append('more');
      window.MC.parse();
    });
    expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(0);
    await visitor.evaluate(() => window.MC.getWidget(7)?.open());
    await visitor.see(drawnAt(7));
    await remove(visitor);
    await visitor.evaluate(() => history.pushState(null, '', '/two'));
    await visitor.see(drawnAt(7));
  });

  test('LOAD-16 a waiting one does not open on this page', async ({ hostPage, product, visitor }) => {
    const waiting = smsModal(7, { whenDisplay: ['scroll', 30] });
    await visitor.goto(hostPage.serve(handWritten(product, { widgets: [waiting], body })));
    await visitor.waitFor(() => document.querySelector('.mcwidget-overlay'));
    await remove(visitor);
    await visitor.scrollTo('80%');
    const page = () =>
      visitor.evaluate(() =>
        window.MC.explain(7).then((all) =>
          all.filter(({ rule }) => rule === 'page' || rule === 'entrance').map(({ ok }) => ok),
        ),
      );
    await expect.poll(page).toEqual([false, true]);
    expect(await visitor.evaluate(() => document.querySelectorAll('.mcwidget-overlay').length)).toBe(0);
  });
});
