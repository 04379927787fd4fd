import { type EventCall, eventCalls, pixelQueue } from '@beckon/contract';
import { addEvent } from '../core/addEvent';
import { buildEvent } from '../core/buildEvent';
import { buildEvents } from '../core/buildEvents';
import { dueEvents, lastEvents, waitMs } from '../core/dueEvents';
import { pixelTexts } from '../core/pixelTexts';
import type { QueuedEvent, StoredCall } from '../core/QueuedEvent';
import { createDelivery, type SenderDeps } from './createDelivery';
import { createQueue } from './createQueue';
import { watchConnection } from './watchConnection';

/** The sending half of the pixel. */
export type Sender = {
  /** Takes over a call from the page; throws if it is invalid. */
  accept(call: StoredCall): void;
  /** Sends what is due, one after the other, and schedules the rest. */
  send(): void;
};

/** Sends what waits, each call in order and with retries, money first, and all it can when the visitor leaves. [PIX-26, EVT-05] */
export function createSender(deps: SenderDeps): Sender {
  const { page, store, now = Date.now } = deps;
  const queue = createQueue(store);
  const { known, sendable, deliver } = createDelivery(queue, deps);
  const busy = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const due = (lane: EventCall): QueuedEvent[] => dueEvents(sendable(), lane, now());
  const last = (lane: EventCall): QueuedEvent[] => lastEvents(sendable(), lane, now());

  function send(): void {
    // Chromium does not tell a page that has not loaded yet that the visitor leaves: there, nothing waits for another response.
    if (page.document.readyState !== 'complete') deliverAll(due);
    for (const lane of eventCalls) sendOf(lane);
  }

  /** Each call has its own lane: one that is slow or failing delays no other. */
  async function sendOf(lane: EventCall): Promise<void> {
    if (busy.has(lane)) return;
    busy.add(lane);
    for (let [event] = due(lane); event; [event] = due(lane)) await deliver(event);
    busy.delete(lane);
    clearTimeout(timer);
    const waits = sendable().flatMap((event) => (busy.has(event.call) ? [] : waitMs(event, now())));
    if (waits.length > 0) timer = setTimeout(send, Math.min(...waits));
  }

  function deliverAll(find: typeof due): void {
    let letters = 0;
    for (const event of eventCalls.flatMap(find)) {
      letters += JSON.stringify(event.body).length;
      if (letters <= pixelQueue.leavingCharacters) deliver(event);
    }
  }

  function resume(): void {
    queue.changeEvents((events) => events.map(({ restMs: _, ...event }) => event));
    send();
  }

  watchConnection(page, { leave: () => deliverAll(last), send, resume });
  return {
    send,
    accept(call) {
      let stored = call;
      queue.change(({ events, calls }) => {
        const at = calls.findIndex(({ id }) => id === call.id);
        // As of the call: the page may have changed its payload since.
        stored = calls[at] ?? call;
        // Earlier calls come first.
        const built = buildEvents({ events, calls: calls.slice(0, Math.max(0, at)) }, known());
        return { ...built, calls: [...built.calls, ...calls.slice(at + 1)] };
      });
      const event = buildEvent(stored, known());
      queue.changeEvents((events) => addEvent(events, event));
      const { event_id } = event.body;
      if (!queue.read().events.some(({ body }) => body.event_id === event_id))
        throw new Error(pixelTexts.notStored);
      send();
    },
  };
}
