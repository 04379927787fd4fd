import type { CallRequest, EventCall, Said } from '@beckon/contract';

/** What a page has said, unread, with the session it was said in; kept at once, because the page may be left at once. The pixel's own events have `data`, and wait for an app id that is not known yet. */
export type Saying = Said & {
  call: EventCall;
  weight?: unknown;
  currency?: unknown;
  atMs: number;
  /** 32 random digits. */
  id: string;
};

/** What a call sends. The flag of robots and an app id that is not known yet are filled in on the way. */
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
  /** It rests until then, because the server needs it. */
  restMs?: number;
  /** It is on its way, and until then nobody else sends it. */
  awayMs?: number;
};
