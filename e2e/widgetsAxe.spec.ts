import type { RuntimeType } from '@beckon/contract';
import {
  at,
  channelOf,
  chatPath,
  dialogs,
  embedded,
  embeds,
  everyType,
  fullAccount,
  insertWidgets,
  landingPlace,
  panels,
  widgetOf,
} from './support/everyType';
import { handWritten } from './support/handWritten';
import { readViolations } from './support/readViolations';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

/** Next to the slide-in, which would cover it. */
const main = `<main style="margin-left: 480px"><h1>Shop</h1><p>Words</p>`;

/** The other engines go through the same states; one engine's check is enough. */
async function tested(visitor: Visitor, state: string): Promise<void> {
  if (visitor.engine !== 'chromium') return;
  expect(await readViolations(visitor), state).toEqual([]);
}

type Gate = { shut: () => void; open: () => void };

/** Holds back the visitor's numbers while it is closed, so that a waiting form can be checked. */
async function holdNumbers(visitor: Visitor): Promise<Gate> {
  let open = (): void => {};
  let passage = Promise.resolve();
  await visitor.tab?.route('**/createSubscriberByPhoneNumber', async (route) => {
    await passage;
    await route.continue();
  });
  const shut = (): void => {
    passage = new Promise((done) => {
      open = done;
    });
  };
  return { shut, open: () => open() };
}

/** Brings several phone forms on the screen through all their states together. */
async function passStates(visitor: Visitor, gate: Gate, types: readonly RuntimeType[]): Promise<void> {
  const name = types.join(', ');
  gate.shut();
  for (const type of types) await visitor.see(`${at(type)} >> input[type=tel]`);
  await tested(visitor, `${name}: initial`);
  for (const type of types) {
    await visitor.click(`${at(type)} >> button[type=submit]`);
    await visitor.see(`${at(type)} >> [role=alert] svg`);
  }
  await tested(visitor, `${name}: error`);
  for (const type of types) {
    await visitor.click(`${at(type)} >> input[type=tel]`);
    await visitor.type('2015550144');
    await visitor.press('Enter');
    if (visitor.tab) await visitor.see(`${at(type)} >> button[aria-busy=true]`);
  }
  await tested(visitor, `${name}: loading`);
  gate.open();
  for (const type of types) await visitor.see(`${at(type)} >> [role=status]:has(svg)`);
  await tested(visitor, `${name}: submitted`);
}

/** Presses the messenger links in these places, as a visitor who stays on the page. */
const pressLinks = (visitor: Visitor, places = '[data-widget-id]'): Promise<void> =>
  visitor.evaluate((css) => {
    addEventListener('click', (event) => event.preventDefault(), true);
    for (const { shadowRoot } of document.querySelectorAll(css))
      shadowRoot?.querySelector<HTMLElement>('a[href^="https://m.me/"]')?.click();
  }, places);
const fbTypes = [...panels, ...embedded];
const inFb = (type: RuntimeType, words: object = {}): object =>
  widgetOf(type, { main: words }, { channel: 'fb' });

test.describe('no accessibility violation, in any state, with the default colors', () => {
  test('OVL-06 OMNI-28 SMS-05 SMS-02 LAY-04 A70 phone forms and bubbles', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await insertWidgets(product);
    const gate = await holdNumbers(visitor);
    const widgets = everyType.map((type) => widgetOf(type));
    const html = handWritten(product, { widgets, account: fullAccount, body: `${main}${embeds}</main>` });
    await visitor.goto(hostPage.serve(html));
    for (const type of dialogs) {
      await passStates(visitor, gate, [type]);
      await visitor.press('Escape');
    }
    await passStates(visitor, gate, [...panels, ...embedded.filter((type) => channelOf[type] === 'sms')]);
    await visitor.click(`${at('omnichat')} >> button[aria-expanded]`);
    await visitor.see(`${at('omnichat')} >> li > a`);
    await tested(visitor, 'omnichat: its channels');
    await visitor.click(`${at('omnichat')} >> li > button`);
    await passStates(visitor, gate, ['omnichat']);
    await visitor.evaluate((path) => history.pushState(null, '', path), chatPath);
    await visitor.see(`${at('customer_chat')} >> a`);
    await tested(visitor, 'customer_chat: initial');
  });

  test('EMB-05 MEDIA-07 LAY-04 landing pages on a calm background and over a picture', async ({
    hostPage,
    product,
    visitor,
  }) => {
    await insertWidgets(product);
    const gate = await holdNumbers(visitor);
    const picture = { pageTemplate: 'mediaBackground', overlay: { enabled: true } };
    for (const words of [{}, picture]) {
      const widgets = [widgetOf('landing', { main: words })];
      await visitor.goto(
        hostPage.serve(handWritten(product, { widgets, account: fullAccount, body: landingPlace })),
      );
      await passStates(visitor, gate, ['landing']);
    }
  });

  test('BAR-02 CHK-02 EMB-03 REND-07 messenger links: before a press and while they wait', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const widgets = [...dialogs, ...fbTypes].map((type) => inFb(type));
    const ticked = widgetOf(
      'bar',
      { main: { title: 'Tick', buttonType: 'checkbox', barPlacement: 'bottom' } },
      { id: 201, channel: 'fb' },
    );
    const body = `${main}${embeds}</main>`;
    await visitor.goto(
      hostPage.serve(handWritten(product, { widgets: [...widgets, ticked], account: fullAccount, body })),
    );
    for (const type of dialogs) {
      await visitor.see(`${at(type)} >> a[href^="https://m.me/"]`);
      await tested(visitor, `${type}: initial`);
      await visitor.press('Escape');
      await expect.poll(() => visitor.sees(`${at(type)} >> dialog`)).toBe(false);
    }
    await visitor.see(`${at('slide_in')} >> a[href^="https://m.me/"]`);
    await tested(visitor, 'all others: initial');
    await visitor.evaluate(() => {
      for (const { shadowRoot } of document.querySelectorAll('[data-widget-id]'))
        shadowRoot?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
    });
    await visitor.see('[data-widget-id="201"] >> a[href^="https://m.me/"]');
    await pressLinks(visitor);
    await visitor.see(`${at('box')} >> [role=status] svg`);
    await tested(visitor, 'all others: loading');
  });

  test('REND-07 REND-08 EMB-04 LAY-04 CHK-05 a link that replaces a plugin, and what follows it', async ({
    hostPage,
    product,
    visitor,
  }) => {
    const account = { ...fullAccount, is_eu_affected: true };
    const widgets = [...dialogs, ...fbTypes].map((type) => inFb(type));
    const body = `${main}${embeds}</main>`;
    await visitor.goto(hostPage.serve(handWritten(product, { widgets, account, body })));
    for (const type of dialogs) {
      await visitor.see(`${at(type)} >> a[href^="https://m.me/"]`);
      await tested(visitor, `${type}: fallback`);
      await pressLinks(visitor, at(type));
      await visitor.see(`${at(type)} >> [role=status]:has(svg)`);
      await tested(visitor, `${type}: submitted`);
      await visitor.press('Escape');
      await expect.poll(() => visitor.sees(`${at(type)} >> dialog`)).toBe(false);
    }
    const others = fbTypes.map((type) => at(type));
    for (const place of others) await visitor.see(`${place} >> a[href^="https://m.me/"]`);
    await tested(visitor, 'all others: fallback');
    await pressLinks(visitor);
    for (const place of others) await visitor.see(`${place} >> [role=status]:has(svg)`);
    await tested(visitor, 'all others: submitted');
  });
});
