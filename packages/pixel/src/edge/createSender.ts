import { pixelQueue } from '@beckon/contract';
import { addEvent } from '../core/addEvent';
import { buildEvent } from '../core/buildEvent';
import { dueEvents, waitMs } from '../core/dueEvents';
import { pixelTexts } from '../core/pixelTexts';
import type { QueuedEvent, Saying } from '../core/QueuedEvent';
import { createDelivery, type SenderWorld } from './createDelivery';
import { createQueue } from './createQueue';
import { watchConnection } from './watchConnection';

/** The half of the pixel that sends. */
export type Sender = {
  /** Takes over what the page has said; throws what is wrong with it. */
  take(saying: Saying): void;
  /** Sends what is due, one after the other, and comes back for the rest. */
  send(): void;
};

/** Sends what waits, in order and with patience, and all it can when the page is being left. [PIX-26, EVT-05] */
export function createSender(world: SenderWorld): Sender {
  const { page, store, now = Date.now } = world;
  const queue = createQueue(store);
  const { known, sendable, deliver } = createDelivery(queue, world);
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const due = (): QueuedEvent[] => dueEvents(sendable(), now());

  async function send(): Promise<void> {
    // Chromium tells no page of its end that has not loaded yet: there, nothing waits for the answer to something else.
    if (page.document.readyState !== 'complete') leave();
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    for (let [event] = due(); event; [event] = due()) await deliver(event);
    isSending = false;
    const waits = sendable().map((event) => waitMs(event, now()));
    if (waits.length > 0) timer = setTimeout(send, Math.min(...waits));
  }

  function leave(): void {
    let letters = 0;
    for (const event of due()) {
      letters += JSON.stringify(event.body).length;
      if (letters <= pixelQueue.leavingCharacters) deliver(event);
    }
  }

  function resume(): void {
    queue.changeEvents((events) => events.map(({ restMs: _, ...event }) => event));
    send();
  }

  watchConnection(page, { leave, send, resume });
  return {
    send,
    take(saying) {
      const isSame = ({ id }: Saying): boolean => id === saying.id;
      // As it was said: the page may have changed its payload since.
      const said = queue.read().sayings.find(isSame) ?? saying;
      queue.change(({ events, sayings }) => ({ events, sayings: sayings.filter((one) => !isSame(one)) }));
      const event = buildEvent(said, known());
      queue.changeEvents((events) => addEvent(events, event));
      const { event_id } = event.body;
      if (!queue.read().events.some(({ body }) => body.event_id === event_id))
        throw new Error(pixelTexts.notKept);
      send();
    },
  };
}
