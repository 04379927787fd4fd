import { createVisitor } from './createVisitor';
import type { HostPage } from './openHostPage';
import type { Product } from './openProduct';
import { openTab } from './openTab';
import { signInTo } from './signInTo';
import { expect, test } from './test';
import type { Visitor } from './Visitor';
import { openWebKit } from './webkit/openWebKit';

/** A separate shop for the test: its account uses the sandbox, and its page has the account script. */
export interface Shop {
  readonly accountId: number;
  /** The number that the shop texts from, and its page in the messenger. */
  readonly phone: string;
  readonly pageId: string;
  /** Where its page is. */
  readonly url: string;
  /** Where its messages can be seen. */
  readonly sandbox: string;
}

/** A widget as its owner has stored it. */
export interface ShopWidget {
  id: number;
  type: string;
  channel: string;
  keyword?: string;
  data: object;
}

/** What the page shows besides its widgets, and where; the host is in the account's whitelist. */
export interface ShopPage {
  body?: string;
  path?: string;
}

type OpenShop = (widgets: readonly ShopWidget[], page?: ShopPage) => Promise<Shop>;

const host = 'shop.test';
const firstAccountId = 2001;
const phoneSize = { widthPx: 390, heightPx: 844 };
let opened = 0;
/** How a browser signs in to the account of a shop. */
const signIns = new Map<number, (visitor: Visitor) => Promise<void>>();

/** Stores an account with its widgets before anyone has requested it, and serves a page that has them. */
async function openShop(
  product: Product,
  hostPage: HostPage,
  widgets: readonly ShopWidget[],
  page: ShopPage,
) {
  const accountId = firstAccountId + opened;
  opened += 1;
  const [phone, pageId] = [`+1415555${accountId}`, `90${accountId}`];
  await product.sql`
    insert into accounts (account_id, page_name, fb_page_id, widget_phone, whitelist, sms_channel_connected, sms_provider,
      messenger_provider, support_contact)
    values (${accountId}, 'Fern & Fig', ${pageId}, ${phone}, ${[host]}, true, 'sandbox', 'sandbox', 'hello@shop.test')`;
  for (const { id, type, channel, keyword = '', data } of widgets) {
    await product.sql`
      insert into widgets (account_id, widget_id, widget_type, channel, name, sms_keyword, data)
      values (${accountId}, ${id}, ${type}, ${channel}, ${`${type} ${id}`}, ${keyword}, ${product.sql.json(data as never)})`;
  }
  signIns.set(accountId, (visitor) => signInTo(visitor, product, accountId));
  const { body = '<h1>Shop</h1>', path = '/' } = page;
  const html = `${body}<script>window.trail = []</script>${product.scriptTag(String(accountId))}`;
  const url = hostPage.serve(html, { host, path });
  return { accountId, phone, pageId, url, sandbox: `${product.url}/sandbox/${accountId}` };
}

/** The test function for whole funnels: `openShop`, and `phone`, a second device of the same person. */
export const funnelTest = test.extend<{ phone: Visitor; openShop: OpenShop }>({
  openShop: async ({ product, hostPage }, use) => {
    await use((widgets, page = {}) => openShop(product, hostPage, widgets, page));
  },
  phone: async ({ engine, ownBrowser, outside: { proxyPort } }, use) => {
    const options = { ...phoneSize, proxyPort };
    const actions = ownBrowser ? openTab(ownBrowser, engine, options) : openWebKit(options);
    const phone = createVisitor(await actions);
    await use(phone);
    const errors = await phone.unexpectedErrors();
    await phone.close();
    expect(errors, 'errors that the sandbox reported').toEqual([]);
  },
});

/** The thread that one app shows, each message as sender and text. */
export const threadOf = (visitor: Visitor, app: 'sms' | 'messenger'): Promise<string[]> =>
  visitor.evaluate(
    (name) =>
      [...document.querySelectorAll<HTMLElement>(`[data-app=${name}] li[data-from]`)].map(
        (row) => `${row.dataset['from']}: ${row.querySelector('p')?.textContent}`,
      ),
    app,
  );

/** Signs in to the account of a shop, as its owner does to test it. */
export const enterShop = (visitor: Visitor, accountId: number): Promise<void> | undefined =>
  signIns.get(accountId)?.(visitor);

/** Opens the sandbox, for a shop as its owner, and waits until all earlier messages are there. */
export async function openSandbox(visitor: Visitor, address: string): Promise<void> {
  await enterShop(visitor, Number(/\/sandbox\/(\d+)/.exec(address)?.[1]));
  await visitor.goto(address);
  await visitor.waitFor(() => document.querySelector('[data-ready]'));
}

/** From now on the messenger gets the answers to its requests only when its thread is there; returns what it did. */
export async function answerAfterThread(visitor: Visitor): Promise<() => Promise<string[]>> {
  await visitor.evaluate(() => {
    const { fetch } = window;
    const acts: string[] = [];
    const hasThread = () => document.querySelector('[data-app=messenger] li[data-from=business]') !== null;
    window.fetch = async (address, init) => {
      acts.push((JSON.parse(String(init?.body)) as { act: string }).act);
      const answer = await fetch(address, init);
      while (!hasThread()) await new Promise(requestAnimationFrame);
      return answer;
    };
    Object.assign(window, { acts });
  });
  return () => visitor.evaluate(() => (window as unknown as { acts: string[] }).acts);
}

/** Writes a message in the app in front, and sends it. */
export async function writeIn(visitor: Visitor, app: 'sms' | 'messenger', words: string): Promise<void> {
  await visitor.click(`[data-app=${app}] textarea`);
  await visitor.type(words);
  await visitor.press('Enter');
}

/** Fills in a widget's phone form and submits it. */
export async function leaveNumber(visitor: Visitor, root: string, number: string): Promise<void> {
  await visitor.click(`${root} >> input[type=tel]`);
  await visitor.type(number);
  await visitor.click(`${root} >> button[type=submit]`);
}
