import { until } from '../until';
import type { Round } from './FieldShow';
import { actInSandbox, type Garden, roundsOf } from './Garden';
import { nextNumber } from './leaveNumber';

/** A person texts a keyword: how many opt-ins result. */
export async function writeKeyword(garden: Garden, round: Round, keyword: string): Promise<number> {
  const { product, accountId, widgetId, type } = garden;
  const [channel] = roundsOf[type][round] ?? ['fb'];
  const count = async () =>
    (await product.sql`select 1 from opt_ins where account_id = ${accountId} and widget_id = ${widgetId}`)
      .length;
  const before = await count();
  const isMessenger = channel === 'fb';
  const act = isMessenger
    ? { channel: 'messenger', visitor: `7${nextNumber()}`, act: 'text', text: keyword }
    : { channel: 'sms', visitor: `+1${nextNumber()}`, text: keyword };
  await actInSandbox(garden, act);
  await until(async () => (await count()) > before, 'the keyword to count').catch(() => {});
  return (await count()) - before;
}

/** The messages sent to people who opted in with this widget's keyword. */
export async function waitForSent({ product, accountId }: Garden, words: unknown): Promise<string[]> {
  const read = async () => {
    const rows = await product.sql<{ body: unknown }[]>`
      select body from sandbox_messages where account_id = ${accountId} and direction = 'out'`;
    return rows.map(({ body }) => JSON.stringify(body));
  };
  const isThere = async () => (await read()).some((text) => text.includes(String(words)));
  await until(isThere, 'the message').catch(() => {});
  return await read();
}

/** What is stored of the payloads that pages have sent, once there is something under the given name. */
export async function waitForFields(
  { product, accountId }: Garden,
  wanted: unknown,
): Promise<Record<string, string>> {
  const read = async () => {
    const rows = await product.sql<{ name: string; value: string }[]>`
      select field_id as name, value from subscriber_fields where account_id = ${accountId}`;
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  };
  const isThere = async () => Object.hasOwn(await read(), String(wanted));
  if (wanted !== undefined) await until(isThere, 'the payload').catch(() => {});
  return await read();
}
