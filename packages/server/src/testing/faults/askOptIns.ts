import { calls } from '@beckon/contract';
import { generateId } from '../../database/index';
import type { Send } from './createSender';
import type { LoadBook } from './LoadBook';

type Deps = { send: Send; book: Pick<LoadBook, 'visits' | 'polls'> };

const ok = 200;

/**
 * Asks, as open pages do, whether a visit led to an opt-in: in turn the newest acknowledged one, any acknowledged one, and one that never
 * did. An answer that says otherwise is a contradiction. [NET-05]
 */
export function askOptIns({ send, book }: Deps): () => Promise<void> {
  let count = 0;
  return async () => {
    count += 1;
    const { visits, polls } = book;
    const places = [visits.length - 1, Math.floor(Math.random() * visits.length), -1];
    const visit = visits[places[count % places.length] ?? -1];
    const session = visit ?? generateId();
    const path = `${calls.checkOptin.path}?account_id=1001&session_id=${session}`;
    const { status, text } = await send(path, {}, 'queries');
    if (status !== ok) return;
    polls.answered += 1;
    const answer = JSON.stringify({ has_opted_in: visit !== undefined });
    if (text !== answer) polls.contradictions.push(`${session}: ${text}`);
  };
}
