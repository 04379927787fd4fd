import { createHmac } from 'node:crypto';
import type { OtherKind } from '@beckon/contract';
import type { Product } from '../openProduct';
import { until } from '../until';
import { actInSandbox } from './Garden';
import { nextNumber } from './leaveNumber';
import type { OtherWidgetSeen } from './showsOtherWidgets';

/** A messenger tool, and its account. */
export interface OtherWidgetPlace {
  product: Product;
  accountId: number;
  widgetId: number;
  type: OtherKind;
  pageId: string;
}

const answerMs = 15_000;
const post = '55';
type Comment = { message: string; parent: string; post?: string };
/** Comments of several kinds: with and without the keywords, under another post, and a reply; the last is always answered. */
const comments: readonly (readonly [name: string, comment: Comment])[] = [
  ['answer', { message: 'And the price', parent: 'c1' }],
  ['other', { message: 'How nice', parent: post }],
  ['spam', { message: 'The price is spam', parent: post }],
  ['elsewhere', { message: 'What is the price', parent: '66', post: '66' }],
  ['plain', { message: 'What is the price', parent: post }],
];
let told = 0;

/** Reports a comment as the messenger platform does; returns its id. */
async function report({ product, accountId, pageId }: OtherWidgetPlace, comment: Comment): Promise<string> {
  told += 1;
  const commentId = `${post}_${accountId}${told}`;
  const value = {
    ...{ item: 'comment', verb: 'add', comment_id: commentId, message: comment.message },
    ...{ post_id: `${pageId}_${comment.post ?? post}`, parent_id: `${pageId}_${comment.parent}` },
    ...{ from: { id: `8${nextNumber()}` }, created_time: Math.floor(Date.now() / 1000) },
  };
  const entry = [{ id: pageId, time: Date.now(), changes: [{ field: 'feed', value }] }];
  const body = JSON.stringify({ object: 'page', entry });
  const [row] = await product.sql`select secret from installation_secrets where name = 'sandbox'`;
  const sign = createHmac('sha256', String(row?.['secret'])).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${sign}` };
  const answer = await fetch(`${product.url}/webhooks/messenger`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`The webhook refused a comment: ${answer.status}`);
  return commentId;
}

/** What happens to all kinds of comments. They are processed in order: once the last is answered, the others have been checked. */
async function commentAll(place: OtherWidgetPlace): Promise<OtherWidgetSeen['comments']> {
  const { product, accountId } = place;
  const before = Date.now();
  const find = async (id: string) => {
    const [row] = await product.sql<{ body: unknown; due: Date }[]>`
      select body, due_at as due from outbox where account_id = ${accountId} and dedupe_key = ${`fb-comment ${id}`}`;
    return row && { body: JSON.stringify(row.body), dueInS: (row.due.getTime() - before) / 1000 };
  };
  const ids: string[] = [];
  for (const [, comment] of comments) ids.push(await report(place, comment));
  await until(() => find(ids.at(-1) ?? ''), 'an answer', answerMs).catch(() => {});
  const found = await Promise.all(ids.map(find));
  return Object.fromEntries(comments.map(([name], index) => [name, found[index]]));
}

/** One person comes by the widget's name, one texts a keyword, one comments. */
export async function visitOtherWidget(
  place: OtherWidgetPlace,
  set: OtherWidgetSeen['set'],
): Promise<OtherWidgetSeen> {
  const { product, accountId, widgetId, type } = place;
  const { url, sql } = product;
  const count = async () =>
    (await sql`select 1 from opt_ins where account_id = ${accountId} and widget_id = ${widgetId}`).length;
  const person = `7${nextNumber()}`;
  await actInSandbox(place, {
    channel: 'messenger',
    visitor: person,
    act: 'referral',
    ref: `${set['setup.ref']}--spring`,
  });
  await until(async () => (await count()) > 0, `${type}: an opt-in by its name`, answerMs).catch(() => {});
  const before = await count();
  await actInSandbox(place, {
    channel: 'messenger',
    visitor: `7${nextNumber()}`,
    act: 'text',
    text: 'mosses',
  });
  await until(async () => (await count()) > before, `${type}: an opt-in by a keyword`, answerMs).catch(
    () => {},
  );
  const keywords = (await count()) - before;
  const rows = await sql<{ body: unknown }[]>`
    select body from outbox where account_id = ${accountId} and recipient like ${`%${person}%`}`;
  const fields = await sql<{ name: string; value: string }[]>`
    select f.field_id as name, f.value from subscriber_fields f join opt_ins o using (account_id, subscriber_id)
    where o.account_id = ${accountId} and o.widget_id = ${widgetId}`;
  const short = await fetch(`${url}/r/${accountId}/${widgetId}`, { redirect: 'manual' });
  // Most of the server comes with it, and only `test:full` gets here.
  const { findAdsJson } = await import('../../../packages/server/src/messenger/findAdsJson');
  const code = await fetch(`${url}/m/${accountId}/${widgetId}.svg`);
  const seen: OtherWidgetSeen = {
    ...{ set: { ...set }, keywords, comments: {} },
    link: short.headers.get('location') ?? '',
    code: await code.text(),
    ad: (await findAdsJson(sql as never, accountId, widgetId)) ?? '',
    sent: JSON.stringify(rows),
    kept: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  };
  if (type === 'feed_comment') seen.comments = await commentAll(place);
  return seen;
}
