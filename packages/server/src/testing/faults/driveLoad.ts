import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@beckon/contract';
import { generateId } from '../../database/index';
import { buildEventBody } from '../postEvent';
import { buildPhoneBody } from '../postPhone';
import { askOptIns } from './askOptIns';
import { createSender, type Send } from './createSender';
import { driveOwner, type OwnerRecords } from './driveOwner';
import { type LoadBook, openBook } from './LoadBook';

/** Running load. */
export type Load = { book: LoadBook; forgetGaps: () => void; finish: () => Promise<void> };

type Input = {
  url: string;
  widgetId: number;
  revision: number;
  lanes: number;
  /** How long each lane rests between two calls; an owner, whose calls cost more, rests four times as long. */
  restMs: number;
  things: OwnerRecords;
};
type LoadDeps = { send: Send; book: LoadBook; authorization: string };

const retryPauseMs = 50;
const [firstPrefix, prefixes, linesPerPrefix] = [220, 50, 10_000];
const [ok, conflict] = [200, 409];

const ownerRests = 4;

const pause = () => sleep(retryPauseMs);
const post = (body: unknown, more: { method?: string; authorization?: string } = {}) => ({
  method: more.method ?? 'POST',
  headers: {
    'content-type': 'application/json',
    origin: 'https://shop.example.com',
    ...(more.authorization ? { authorization: more.authorization } : {}),
  },
  body: JSON.stringify(body),
});

/**
 * Every kind of call at once: numbers, events, polls, what pages load, and an owner who changes, publishes, signs in and reads
 * lists. Numbers and events are repeated until they are done.
 */
export function driveLoad({ url, widgetId, revision, lanes, restMs, things }: Input): Load {
  const book = openBook();
  const deps = { send: createSender(url, book), book, authorization: `Bearer ${things.key}` };
  let isEnding = false;
  const run = async (work: () => Promise<void>, pauseMs = restMs) => {
    while (!isEnding) {
      await work();
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  const kinds = [sendPhones(deps), sendEvents(deps), readPages(deps)];
  const running = [
    run(changeWidget(deps, { widgetId, revision })),
    run(readLists(deps)),
    run(pollVisits(deps)),
    ...driveOwner({ ...deps, ...things }).map((work) => run(work, ownerRests * restMs)),
    ...Array.from({ length: lanes }, (_, lane) => run(kinds[lane % kinds.length] as () => Promise<void>)),
  ];
  return {
    book,
    forgetGaps: () => {
      book.longestGapMs = { writes: 0, reads: 0, queries: 0 };
      book.sinceMs = performance.now();
    },
    finish: async () => {
      isEnding = true;
      await Promise.all(running);
    },
  };
}

function sendPhones({ send, book }: LoadDeps) {
  let count = 0;
  return async () => {
    count += 1;
    // Across many prefixes: a thousand of one within an hour would be challenged.
    const prefix = firstPrefix + (count % prefixes);
    const phone = `+1415${prefix * linesPerPrefix + Math.floor(count / prefixes)}`;
    const session = generateId();
    const body = buildPhoneBody({ phone_number: phone, session_id: session });
    for (;;) {
      const { status, text } = await send(calls.createSubscriberByPhoneNumber.path, post(body), 'writes');
      if (status === ok && text.includes('"state":true')) {
        book.phones.add(phone);
        book.visits.push(session);
      } else if (status === ok) book.strange.push(`phone: ${text}`);
      if (status === ok) return;
      await pause();
    }
  };
}

function sendEvents({ send, book }: LoadDeps) {
  return async () => {
    const id = generateId();
    const body = buildEventBody({ event: 'impression', payload: { widget_id: 5001 }, event_id: id });
    while ((await send(calls.logEvent.path, post(body), 'writes')).status !== ok) await pause();
    book.events.add(id);
  };
}

function changeWidget(
  { send, book, authorization }: LoadDeps,
  { widgetId, revision: first }: { widgetId: number; revision: number },
) {
  let [revision, count] = [first, 0];
  return async () => {
    count += 1;
    const name = `name ${count}`;
    book.names.tried = name;
    const change = post({ revision, name }, { method: 'PATCH', authorization });
    const { status, text } = await send(`/api/v1/widgets/${widgetId}`, change, 'writes');
    if (status === ok) {
      revision = (JSON.parse(text) as { revision: number }).revision;
      book.names.acknowledged = name;
      // One that was stored although its answer was lost.
    } else if (status === conflict) revision = Number(/revision (\d+)/.exec(text)?.[1] ?? revision);
    await pause();
  };
}

function readPages({ send }: LoadDeps) {
  return async () => {
    await send('/widget/bootstrap?page_id=1001', {}, 'reads');
    await send('/1001.js', {}, 'reads');
    await pause();
  };
}

function pollVisits(deps: LoadDeps) {
  const ask = askOptIns(deps);
  return async () => {
    await ask();
    await pause();
  };
}

/** In a lane of its own: without a database it waits, and pages don't. */
function readLists({ send, authorization }: LoadDeps) {
  return async () => {
    await send('/api/v1/subscribers?rows=10', { headers: { authorization } }, 'queries');
    await pause();
  };
}
