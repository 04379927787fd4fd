import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Product } from './openProduct';

interface Order {
  accountId?: number;
  subscriberId?: string;
  widgetId?: number;
  lifeS?: number;
}

const hourS = 3600;
const secondMs = 1000;
const secretBytes = 32;

/** A token as the product itself issues them, reimplemented from `docs/events.md`: both must agree on every byte. */
export async function issuePixelToken({ sql }: Product, order: Order = {}): Promise<string> {
  const { accountId = 1001, subscriberId = null, widgetId = null, lifeS = hourS } = order;
  const spare = { key_id: randomUUID(), secret: randomBytes(secretBytes) };
  await sql`insert into token_keys select ${spare.key_id}, ${spare.secret} where not exists (select from token_keys)`;
  const [key = spare] = await sql<
    (typeof spare)[]
  >`select key_id, secret from token_keys order by created_at desc`;
  const iat = Math.floor(Date.now() / secondMs);
  const claims = {
    v: 1,
    kid: key.key_id,
    purpose: 'pixel',
    account: accountId,
    subscriber: subscriberId,
    widget: widgetId,
    iat,
    exp: iat + lifeS,
    jti: randomUUID(),
  };
  const head = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const mac = createHmac('sha256', key.secret).update(`mc1.${head.length}.${head}`).digest('base64url');
  return `${head}.${mac}`;
}
