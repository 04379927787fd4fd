import type { CallRequest, EventCall, StoredEvent } from '@beckon/contract';

/** A raw call from the page, with its session; stored at once, because the visitor may leave at once. The pixel's own events have `data`, and wait for an app id that is not known yet. */
export type StoredCall = StoredEvent & {
  call: EventCall;
  weight?: unknown;
  currency?: unknown;
  atMs: number;
  /** 32 random digits. */
  id: string;
};

/** What a call sends. The bot flag and an app id that is not known yet are filled in later. */
export type EventBody =
  | (Omit<CallRequest<'logEvent'>, 'app_id' | 'b'> & { app_id?: string })
  | CallRequest<'logConversionEvent'>
  | CallRequest<'logMoneyEvent'>;

/** An event that waits to be sent. */
export type QueuedEvent = {
  call: EventCall;
  body: EventBody & { event_id: string };
  /** How often it has failed. */
  tries?: number;
  /** It waits until then, to give the server a break. */
  restMs?: number;
  /** It is being sent; until then no other tab sends it. */
  awayMs?: number;
};
