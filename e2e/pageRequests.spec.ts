import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuntimeType } from '@beckon/contract';
import { at, widgetOf } from './support/everyType';
import type { HostPage } from './support/openHostPage';
import type { Product } from './support/openProduct';
import { publish } from './support/publish';
import { expect, test } from './support/test';
import type { Visitor } from './support/Visitor';

type Given = { hostPage: HostPage; product: Product; visitor: Visitor };
type Budget = { page?: string; requests?: number };

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budget[];
/** How many requests a page of this kind may need. */
const mostRequests = (kind: string): number => {
  const most = budgets.find(({ page }) => page === kind)?.requests;
  if (most === undefined) throw new Error(`budgets.json has no requests for ${kind}.`);
  return most;
};

/**
 * Opens a page with an account of its own. Requests for addresses that match `held` get no answer: what then appears doesn't need them.
 * Returns those, and the requests that the server has seen.
 */
async function open(
  { hostPage, product, visitor }: Given,
  { widget, held }: { widget: object; held: RegExp },
): Promise<{ kept: string[]; answered: () => string[] }> {
  const { tab } = visitor;
  const kept: string[] = [];
  await tab?.route(held, (route) => void kept.push(route.request().url()));
  const accountId = await publish(product, widget);
  const before = product.seen.length;
  const body = `<h1>Shop</h1><div style="height: 4000px"></div><script src="${product.url}/${accountId}.js" async></script>`;
  await visitor.goto(hostPage.serve(`<html lang="en"><title>Shop</title>${body}</html>`));
  return { kept, answered: () => product.seen.slice(before).map(({ method, path }) => `${method} ${path}`) };
}

/** Without events: nothing on the page waits for them, and those of the page before may still come. */
const filesOf = (all: string[]): string[] => all.filter((one) => one.startsWith('GET '));

/** The runtime and its layouts. */
const runtime = /\/assets\//;
/**
 * What a phone form that can be used doesn't wait for: its first frame, what sends events, what comes after the form, and the explanations for
 * accounts that name no website.
 */
const notNeeded = /\/widget\/frames\/|\/assets\/(?:sending|AfterForm|LinkButton|explain\w*)-/;

test('LOAD-21 LOAD-26 a visitor sees a bubble, a bar and a modal after as few requests as their budgets say', async ({
  hostPage,
  product,
  visitor,
}) => {
  const given = { hostPage, product, visitor };
  const seen: [type: RuntimeType, sign: string][] = [
    ['omnichat', 'button[aria-expanded]'],
    ['bar', 'input[type=tel]'],
    ['modal', 'input[type=tel]'],
  ];
  for (const [type, sign] of seen) {
    const { answered } = await open(given, { widget: widgetOf(type), held: runtime });
    await visitor.see(`${at(type)} >> ${sign}`);
    expect(filesOf(answered()), type).toHaveLength(mostRequests(`${type}, seen`));
  }
});

test('SMS-01 LOAD-26 a visitor can use a modal after as few requests as its budget says', async ({
  hostPage,
  product,
  visitor,
}) => {
  const given = { hostPage, product, visitor };
  const { answered } = await open(given, { widget: widgetOf('modal'), held: notNeeded });
  await visitor.click(`${at('modal')} >> input[type=tel]`);
  await visitor.type('x4');
  expect(await visitor.see(`${at('modal')} >> input[type=tel]`)).toBe('4');
  expect(filesOf(answered())).toHaveLength(mostRequests('modal'));
});

test('LOAD-26 DISP-23 a page that shows nothing sends as few requests as its budget says, also once it is at rest', async ({
  hostPage,
  product,
  visitor,
}) => {
  const given = { hostPage, product, visitor };
  const widget = widgetOf('modal', { main: { whenDisplay: ['scroll', 40] } });
  const { kept, answered } = await open(given, { widget, held: runtime });
  // The part for pages at rest comes last.
  await expect.poll(() => kept).toHaveLength(1);
  expect(answered()).toHaveLength(mostRequests('nothing shown'));
  expect([...answered(), ...kept]).toHaveLength(mostRequests('nothing shown, everything included'));
});
