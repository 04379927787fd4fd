import { openReactShop, type ReactShop } from './openReactShop';
import { test } from './test';
import type { Visitor } from './Visitor';

/** The test function for the shop on React Router: `shop` is that shop, with the test's own configuration. */
export const shopTest = test.extend<{ shop: ReactShop }>({
  shop: async ({ product }, use) => {
    const shop = await openReactShop(product);
    await use(shop);
    await shop.close();
  },
});

/** Waits until a route is drawn: React Router changes the address first. */
export const drawn = (visitor: Visitor, title: string): Promise<boolean> =>
  visitor.waitFor((wanted) => document.title.startsWith(wanted), title);

/** Finds the link to a plant in a grid of plants. */
export const card = (plantId: string): string => `a.card[href$="/products/${plantId}"]`;

/** Back or forward, as the buttons of the browser do. */
export const goThroughHistory = (visitor: Visitor, steps: number): Promise<void> =>
  visitor.evaluate((count) => history.go(count), steps);
