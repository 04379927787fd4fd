import type { Channel, RuntimeType } from '@beckon/contract';
import { columnOf } from '@beckon/contract/widgetTypes';
import type { Page } from '@playwright/test';
import type { HostPage } from '../openHostPage';
import type { Product } from '../openProduct';
import { openSessionIn } from '../signInTo';
import type { Visitor } from '../Visitor';
import type { Round } from './FieldShow';

/** How an account shows messenger widgets. */
export type Mode = 'link' | 'plugin';

/** Everything that a test of one widget needs. */
export interface Garden {
  readonly visitor: Visitor;
  readonly tab: Page;
  readonly product: Product;
  readonly hostPage: HostPage;
  readonly accountId: number;
  readonly widgetId: number;
  readonly type: RuntimeType;
}

const titled = { 1: ['sms', 'link'], 2: ['fb', 'link'], 3: ['fb', 'plugin'] } as const;
const messenger = { 1: ['fb', 'link'], 2: ['fb', 'link'], 3: ['fb', 'plugin'] } as const;
const bubble = { 1: ['omni', 'link'], 2: ['omni', 'link'], 3: ['omni', 'link'] } as const;

/** The rounds of each type: the channel by which a visitor opts in, and the mode. */
export const roundsOf = columnOf(({ channels }): Partial<Record<Round, readonly [Channel, Mode]>> => {
  if (channels.includes('omni')) return bubble;
  return channels.includes('sms') ? titled : messenger;
});

/** Calls the owner's API with the session of this browser, without loading a page. */
export async function askApi<Answer>(
  { tab, product: { url } }: Pick<Garden, 'tab'> & { product: Pick<Product, 'url'> },
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const headers = { origin: url, 'sec-fetch-site': 'same-origin' };
  const answer = await tab
    .context()
    .request.fetch(`${url}/api/v1${path}`, { method, headers, ...(body && { data: body }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? null : await answer.json()) as Answer;
}

/** What a visitor does in the sandbox, as its page posts it. */
export async function actInSandbox(
  { product, accountId }: Pick<Garden, 'product' | 'accountId'>,
  act: object,
): Promise<void> {
  const { name, value } = await openSessionIn(product, accountId);
  const answer = await fetch(`${product.url}/sandbox/${accountId}/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, cookie: `${name}=${value}` },
    body: JSON.stringify(act),
  });
  if (!answer.ok) throw new Error(`The sandbox refused: ${answer.status} ${await answer.text()}`);
}
