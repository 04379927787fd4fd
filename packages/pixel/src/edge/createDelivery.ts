import { hostAddress, pixelPath, pixelQueue } from '@beckon/contract';
import { postJson, type Store } from '@beckon/platform';
import type { Known } from '../core/buildEvent';
import { buildEvents } from '../core/buildEvents';
import { lacksAppId } from '../core/lacksAppId';
import { pixelTexts } from '../core/pixelTexts';
import type { QueuedEvent } from '../core/QueuedEvent';
import { isRetryable, settleEvent } from '../core/settleEvent';
import type { Queue } from './createQueue';

/** What the pixel knows about its account; what it does not know yet is missing. */
export type Account = { appId?: unknown; host?: unknown; origin: string };

/** What the sending half needs; server, clock and randomness are the browser's by default. */
export type SenderDeps = {
  page: Window;
  store: Store;
  account: Account;
  report: (problem: unknown) => void;
  post?: (url: string, body: unknown) => Promise<unknown>;
  now?: () => number;
  chance?: () => number;
};

/** Sends to the server, one event at a time. */
export type Delivery = {
  known(): Known;
  /** Queued events, due or not. */
  sendable(): QueuedEvent[];
  /** Sends an event; afterward it is gone from the queue, or paused in it. It never rejects. */
  deliver(event: QueuedEvent): Promise<void>;
};

const ok = 200;

/** Creates the delivery. The server detects bots, by the user agent of the request. [NET-06, NET-07, NET-08] */
export function createDelivery(
  queue: Queue,
  { page, account, report, post = postJson, now = Date.now, chance = Math.random }: SenderDeps,
): Delivery {
  const known = (): Known => ({ appId: parseText(account.appId), decode: atob });
  const host = (): string =>
    hostAddress({
      configured: account.host,
      origin: account.origin,
      pageProtocol: page.location.protocol,
    });

  /** Status of the answer; 0 if there was none. */
  async function attempt(call: QueuedEvent['call'], body: QueuedEvent['body']): Promise<number> {
    try {
      const named = { app_id: known().appId, ...body };
      await post(`${host()}${pixelPath}${call}`, call === 'logEvent' ? named : body);
      return ok;
    } catch (error) {
      return Number((error as { status?: unknown } | undefined)?.status ?? 0);
    }
  }

  return {
    known,
    sendable() {
      // A prerendered page sends nothing.
      const { prerendering } = page.document as { prerendering?: boolean };
      if (prerendering || !page.navigator.onLine || host() === '') return [];
      queue.change((waiting) => buildEvents(waiting, known()));
      return queue.read().events.filter((event) => known().appId || !lacksAppId(event));
    },
    async deliver({ call, body }) {
      const id = body.event_id;
      const awayMs = now() + pixelQueue.leaseMs;
      queue.changeEvents((events) =>
        events.map((event) => (event.body.event_id === id ? { ...event, awayMs } : event)),
      );
      const status = await attempt(call, body);
      queue.changeEvents((events) => settleEvent(events, { id, status, atMs: now(), chance: chance() }));
      if (status !== ok && !isRetryable(status)) report(pixelTexts.refused(body.event, status));
    },
  };
}

function parseText(raw: unknown): string | undefined {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw) : undefined;
}
