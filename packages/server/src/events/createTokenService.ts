import { randomBytes } from 'node:crypto';
import { generateId, type Sql } from '../database/index';
import type { TokenVerdict } from './pure/TokenClaims';
import { signToken } from './signToken';
import { addFirstTokenKey, rotateTokenKey, selectTokenKeys } from './store/selectTokenKeys';
import type { TokenKey } from './store/TokenKey';
import { verifyToken } from './verifyToken';

const secretBytes = 32;
const secondMs = 1000;
const freshMs = 30_000;
/** A token with a brand-new key, perhaps from another server, deserves one more lookup, but not every token. */
const recheckMs = 1000;
const monthS = 2_592_000;

/** Whom a token is for, and for how long. */
export type TokenOrder = {
  accountId: number;
  subscriberId?: string | undefined;
  widgetId?: number | undefined;
  /** Its lifetime in seconds. */
  lifeS: number;
};

/** Creates and checks tokens. */
export type TokenService = {
  issue: (order: TokenOrder) => Promise<string>;
  verify: (token: string) => Promise<TokenVerdict>;
  /** Signs with a new key from now on; tokens of the old one stay valid for this long. */
  rotate: (overlapS?: number) => Promise<void>;
};

const makeKey = (): TokenKey => ({ keyId: generateId(), secret: randomBytes(secretBytes) });

/** Creates the service. Keys are in the database, so that all servers have the same; it rereads them every half minute. [OWN-16] */
export function createTokenService(sql: Sql, now: () => number = Date.now): TokenService {
  let keys: TokenKey[] = [];
  let loadedMs = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const atMs = now();
    keys = await selectTokenKeys(sql);
    if (keys.length === 0) {
      await addFirstTokenKey(sql, makeKey());
      keys = await selectTokenKeys(sql);
    }
    loadedMs = atMs;
  }
  async function refresh(olderThanMs: number): Promise<boolean> {
    if (now() - loadedMs < olderThanMs) return false;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    await loading;
    return true;
  }
  const checkToken = (token: string) => verifyToken(token, keys, Math.floor(now() / secondMs));

  return {
    async issue({ accountId, subscriberId, widgetId, lifeS }) {
      await refresh(freshMs);
      const [key] = keys;
      if (!key) throw new Error('Could not read a key for signing tokens. Check the table token_keys.');
      const iat = Math.floor(now() / secondMs);
      const [subscriber, widget] = [subscriberId ?? null, widgetId ?? null];
      return signToken(
        { account: accountId, subscriber, widget, iat, exp: iat + lifeS, jti: generateId() },
        key,
      );
    },
    async verify(token) {
      await refresh(freshMs);
      const verdict = checkToken(token);
      if (verdict.ok || verdict.reason === 'expired' || !(await refresh(recheckMs))) return verdict;
      return checkToken(token);
    },
    async rotate(overlapS = monthS) {
      await rotateTokenKey(sql, makeKey(), overlapS);
      await load();
    },
  };
}
