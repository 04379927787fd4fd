import { storageKeys } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import { fitQueue } from '../core/fitQueue';
import { parseQueue, type Waiting } from '../core/parseQueue';
import type { QueuedEvent } from '../core/QueuedEvent';

/** What waits to be sent, in storage: read each time, because other tabs use it too. */
export type Queue = {
  read(): Waiting;
  /** Applies a change to the current content; what no longer fits is left out. */
  change(act: (waiting: Waiting) => Waiting): void;
  changeEvents(act: (events: QueuedEvent[]) => QueuedEvent[]): void;
};

/** Opens the queue. An empty one leaves nothing in storage; one that storage rejects is kept in memory for this page. [STOR-02, STOR-03] */
export function createQueue(store: Store): Queue {
  const read = (): Waiting => store.read(storageKeys.pixelQueue, parseQueue, parseQueue(undefined));
  const change: Queue['change'] = (act) => {
    const { events, calls } = act(read());
    const entries = fitQueue([...events, ...calls]);
    if (entries.length === 0) store.remove(storageKeys.pixelQueue);
    else store.write(storageKeys.pixelQueue, entries);
  };
  return {
    read,
    change,
    changeEvents: (act) => change(({ events, calls }) => ({ events: act(events), calls })),
  };
}
