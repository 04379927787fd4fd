import type { EventCall } from '@beckon/contract';
import { isBotAgent } from '@beckon/contract/data/isBotAgent';
import { generateId } from '../database/index';
import { type RequestLimits, rememberAnswers } from '../http/pure/index';
import type { Batcher } from './createBatcher';
import type { EventQuota } from './createEventQuota';
import type { Written } from './createEventWriter';
import type { RefusalWriter } from './createRefusalWriter';
import type { TokenService } from './createTokenService';
import { buildEventRow } from './pure/buildEventRow';
import type { EventRow } from './pure/EventRow';
import { type EventRefusal, eventRefusals } from './pure/eventRefusals';
import { parseAccountId } from './pure/parseAccountId';
import { parseEventCall } from './pure/parseEventCall';
import type { TokenClaims } from './pure/TokenClaims';
import { tokenOf } from './pure/tokenOf';

const agentsInMemory = 1000;
const noSpace = 'The server can’t store events at the moment. Try again later.';

/** An incoming event. */
export type Arrival = {
  call: EventCall;
  body: unknown;
  bytes: number;
  userAgent: string;
  origin: string | null;
  /** Something if the account exists; at once if that is known. */
  findAccount: (accountId: number) => unknown;
};

/** Stored, or rejected with a sentence; `isTransient`: not now, but later. */
export type Ingested = { ok: true } | { ok: false; error: string; isTransient?: true };

type IngestDeps = {
  writer: Batcher<EventRow, Written>;
  refusals: RefusalWriter;
  quota: EventQuota;
  tokens: TokenService;
  limits: RequestLimits;
  now?: () => number;
};

/** The path of an event: parsed, checked, stored, committed, and only then answered. [NET-06, NET-07, NET-08, NET-12, OWN-17] */
export function createIngest({ writer, refusals, quota, tokens, limits, now = Date.now }: IngestDeps) {
  // Checks the two hundred patterns once per browser, not per event. [PIX-21]
  const isBot = rememberAnswers(agentsInMemory, isBotAgent);

  return async function ingest(arrival: Arrival): Promise<Ingested> {
    const { call, body, bytes } = arrival;
    const accountId = parseAccountId(body);
    const refuse = async (reason: EventRefusal, known = 0, error: string = eventRefusals[reason]) => {
      const kept = reason === 'too_deep' ? undefined : body;
      await refusals.refuse({ accountId: known, call, reason, body: kept });
      return { ok: false, error } as const;
    };
    const turnAway = (reason: 'over_quota' | 'no_space'): Ingested => {
      refusals.limit(reason, accountId);
      if (reason === 'no_space') return { ok: false, error: noSpace, isTransient: true };
      return { ok: false, error: eventRefusals[reason] };
    };
    const found = accountId > 0 ? arrival.findAccount(accountId) : undefined;
    const isKnown = (found instanceof Promise ? await found : found) !== undefined;
    const read = parseEventCall(call, body, limits.eventJsonDepth);
    if (!read.ok) return await refuse(read.reason, isKnown ? accountId : 0, read.error);
    if (!isKnown) return await refuse('account_unknown');
    const token = tokenOf(read);
    let claims: TokenClaims | undefined;
    if (token !== undefined) {
      const verdict = await tokens.verify(token);
      if (!verdict.ok) return await refuse(`token_${verdict.reason}`, accountId);
      if (verdict.claims.account !== accountId) return await refuse('token_invalid', accountId);
      claims = verdict.claims;
    }
    const full = quota.check(accountId, claims !== undefined);
    if (full) return turnAway(full);
    const built = buildEventRow(read, {
      nowMs: now(),
      generateId,
      isBotAgent: isBot(arrival.userAgent),
      origin: arrival.origin,
      claims,
    });
    if (!built.ok) return await refuse(built.reason, accountId);
    const written = await writer.add(built.row, bytes);
    if (written === 'no_space') return turnAway(written);
    return written === 'stored' ? { ok: true } : await refuse('unstorable', accountId);
  };
}
