import { said, smsModal } from './support/handWritten';
import { pluginAccount, sdkDouble, sdkHost } from './support/sdkDouble';
import { card, drawn, goThroughHistory, shopTest as test } from './support/shopTest';
import { expect } from './support/test';
import type { Visitor } from './support/Visitor';

const widget = (id: number, widget_type: string, channel: string) => ({
  widget_id: id,
  widget_type,
  channel,
  name: `${widget_type} ${id}`,
  data: { main: { title: 'Join' } },
});
/** Never shown by itself: for tests that only need the handles. */
const quiet = smsModal(5001, { whenDisplay: ['anchor', 'nowhere'] });
const box = widget(5002, 'box', 'sms');
const button = widget(5002, 'button', 'fb');
const checkboxes = [widget(5003, 'checkbox', 'fb'), widget(5004, 'checkbox', 'fb')];

/** What the page holds after garbage collection; only Chromium tells. */
async function domCounters({ engine, tab }: Visitor) {
  if (engine !== 'chromium' || !tab) return { nodes: 0, jsEventListeners: 0 };
  const session = await tab.context().newCDPSession(tab);
  await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  await session.detach();
  return counters;
}

test.describe('elements that React mounts and unmounts', () => {
  test('LOAD-10 LOAD-19 LOAD-20 API-02 API-03 an embed of a later route is found, kept from plant to plant, and released', async ({
    shop,
    visitor,
  }) => {
    shop.configure({ widgets: [quiet, box] });
    await visitor.goto(shop.at('/'));
    await visitor.click(card('fern'));
    await drawn(visitor, 'Maidenhair fern');
    /** The type of the embed on the page, once it is drawn; stored on the window for comparison. */
    const take = (name: string) =>
      visitor.waitFor((key) => {
        const element = document.querySelector('.mcwidget-embed') as HTMLElement;
        const handle = element && window.MC.getWidget(element);
        Object.assign(window, { [key]: { element, handle } });
        return handle && element.shadowRoot && `${handle.type}, drawn into`;
      }, name);
    expect(await take('first')).toBe('box, drawn into');
    // What is drawn takes space, and moves what is below.
    await visitor.see('.mcwidget-embed >> h2');
    await visitor.click(card('monstera'));
    await drawn(visitor, 'Monstera');
    expect(await take('second')).toBe('box, drawn into');
    await visitor.click('nav a[href$="/cart"]');
    await drawn(visitor, 'Cart');
    type Taken = Record<'first' | 'second' | 'third', { element: HTMLElement; handle: unknown }>;
    await visitor.waitFor(() => {
      const { first } = window as unknown as Taken;
      return window.MC.getWidget(first.element) === null;
    });
    await goThroughHistory(visitor, -1);
    await drawn(visitor, 'Monstera');
    expect(await take('third')).toBe('box, drawn into');
    const same = await visitor.evaluate(() => {
      const { first, second, third } = window as unknown as Taken;
      return {
        fromPlantToPlant: [first.element === second.element, first.handle === second.handle],
        afterTheCart: [first.element === third.element, first.handle === third.handle],
        left: window.MC.getWidget(first.element),
        text: third.element.textContent,
      };
    });
    expect(same).toEqual({
      fromPlantToPlant: [true, true],
      afterTheCart: [false, false],
      left: null,
      text: 'Ask in the shop when the next Monstera arrives.',
    });
  });

  test('LOAD-17 LOAD-18 LOAD-20 LOAD-21 checkboxes that React replaces: one drawing each, and nothing of the old ones', async ({
    shop,
    visitor,
  }) => {
    shop.configure({ widgets: [quiet, ...checkboxes] });
    await visitor.goto(shop.at('/checkout'));
    await visitor.evaluate(() => void Object.assign(window, { gone: [] }));
    for (const way of ['bike', 'shop', 'parcel', 'bike']) {
      await visitor.evaluate(() => {
        const { gone: before } = window as unknown as { gone: Element[] };
        before.push(...document.querySelectorAll('.mcwidget-checkbox'));
      });
      await visitor.click(`input[value=${way}]`);
      const found = () =>
        visitor.evaluate(() => {
          const { gone: before } = window as unknown as { gone: Element[] };
          const now = [...document.querySelectorAll<HTMLElement>('.mcwidget-checkbox')];
          return {
            payloads: now.map(({ dataset }) => dataset['widgetPayload']),
            own: now.map((one) => {
              const handle = window.MC?.getWidget(one);
              return handle != null && handle === window.MC.getWidget(Number(one.dataset['widgetId']));
            }),
            drawings: now.map((one) => (one.shadowRoot ? 1 : 0) + one.childElementCount),
            old: before.filter((one) => window.MC?.getWidget(one)).length,
          };
        });
      await expect.poll(found).toEqual({ payloads: [way, way], own: [true, true], drawings: [1, 1], old: 0 });
    }
    expect(await said(visitor)).not.toContain('several checkbox elements');
    await visitor.click('input[name=name]');
    await visitor.type('Marta');
    await visitor.press('Enter');
    expect(await visitor.see('h1')).toBe('Thank you');
    // Handles by id wait for the next checkbox of their widget; those of the elements have ended.
    await visitor.waitFor(() => {
      const { gone: before } = window as unknown as { gone: Element[] };
      return before.every((one) => window.MC.getWidget(one) === null) && window.MC.getWidget(5003) !== null;
    });
  });

  test('LOAD-19 LOAD-20 A-04 A31 plugins next to what React wrote: React may change its part, and remove everything', async ({
    outside,
    shop,
    visitor,
  }) => {
    outside.expect(sdkHost, sdkDouble());
    shop.configure({ widgets: [quiet, button, ...checkboxes], account: pluginAccount });
    await visitor.goto(shop.at('/'));
    await visitor.click(card('fern'));
    const plugins = (): Promise<(string | number)[]> =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('.mcwidget-embed, .mcwidget-checkbox')].flatMap((one) => [
          one.querySelectorAll('[slot=plugin]').length,
          [...one.childNodes]
            .filter((node) => !(node instanceof Element && node.slot === 'plugin'))
            .map(({ textContent }) => textContent)
            .join(''),
        ]),
      );
    await expect.poll(plugins).toEqual([1, 'Ask in the shop when the next Maidenhair fern arrives.']);
    await visitor.click(card('monstera'));
    await drawn(visitor, 'Monstera');
    await expect.poll(plugins).toEqual([1, 'Ask in the shop when the next Monstera arrives.']);
    await visitor.click('.hero button.action');
    await visitor.click('nav a[href$="/cart"]');
    await visitor.click('a.action[href$="/checkout"]');
    await drawn(visitor, 'Checkout');
    await expect.poll(plugins).toEqual([1, '', 1, '']);
    await visitor.click('input[value=bike]');
    await visitor.waitFor(() => document.querySelector('[data-widget-payload=bike] > [slot=plugin]'));
    await expect.poll(plugins).toEqual([1, '', 1, '']);
    await visitor.click('.brand');
    await drawn(visitor, 'Fern & Fig');
    expect(await plugins()).toEqual([]);
  });
});

test.describe('100 route changes', () => {
  test('LOAD-10 LOAD-16 LOAD-21 A32 leave none of our elements behind @full', async ({ shop, visitor }) => {
    const elsewhere = smsModal(5001, {}, { urlWhitelist: ['/elsewhere'] });
    shop.configure({ widgets: [elsewhere, box, ...checkboxes] });
    await visitor.goto(shop.at('/'));
    await visitor.waitFor(() => window.MC?.getWidget?.(5001));
    // What draws loads with the first embed; a busy machine may take longer for that than for 20 changes.
    await visitor.click(card('fern'));
    await drawn(visitor, 'Maidenhair fern');
    await visitor.waitFor(() => document.querySelector('.mcwidget-embed')?.shadowRoot);
    await visitor.click('.brand');
    await drawn(visitor, 'Fern & Fig');
    /** There by a link and back by the history: an engine limits how often a page may change its own address. */
    const travel = (changes: number): Promise<unknown> =>
      visitor.evaluate(async (count) => {
        const until = async (isDone: () => boolean): Promise<void> => {
          while (!isDone()) await new Promise((done) => setTimeout(done));
        };
        const links = ['/products/fern', '/products/fig', '/cart', '/products'];
        for (let turn = 0; turn < count / 2; turn += 1) {
          const link = links[turn % links.length] ?? '';
          const home = document.title;
          document.querySelector<HTMLElement>(`#root a[href$="${link}"]`)?.click();
          await until(() => document.title !== home);
          const embed = document.querySelector('.mcwidget-embed');
          if (embed) await until(() => Boolean(window.MC.getWidget(embed)));
          history.back();
          await until(() => document.title === home);
        }
        const all = [...document.querySelectorAll('*')];
        return {
          overlays: document.querySelectorAll('.mcwidget-overlay').length,
          shadowRoots: all.filter(({ shadowRoot }) => shadowRoot).length,
          children: document.body.childElementCount,
          inHead: document.head.childElementCount,
          widgets: window.MC.getWidgetList().length,
        };
      }, changes);
    const first = await travel(20);
    expect(first).toMatchObject({ overlays: 1, shadowRoots: 1, widgets: 4 });
    const before = await domCounters(visitor);
    expect(await travel(100)).toEqual(first);
    // The half-second check of the page releases the last of them.
    await expect.poll(async () => (await domCounters(visitor)).nodes - before.nodes).toBeLessThan(100);
    const { jsEventListeners } = await domCounters(visitor);
    expect(jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  });
});
