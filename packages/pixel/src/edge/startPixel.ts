import {
  errors,
  eventNames,
  hooks,
  leavePath,
  type PixelApi,
  type PixelSession,
  pixelQueue,
  storageKeys,
  timing,
} from '@beckon/contract';
import { randomId, type Store, tryThrice, whenIdle, writeJson } from '@beckon/platform';
import { appendEntry } from '../core/appendEntry';
import type { StoredCall } from '../core/QueuedEvent';
import { changeSession } from './changeSession';
import type { SenderDeps } from './createDelivery';
import type { Sender } from './createSender';
import { settleSession } from './settleSession';

/** The sending half. */
export type SenderModule = { arrive(deps: SenderDeps): Sender };

/** What the pixel needs. */
export type PixelDeps = {
  page: Window;
  /** The page's configuration as it is; what it lacks may arrive with `know`. */
  config: { pageId?: unknown; appId?: unknown; host?: unknown };
  /** Where the script was loaded from, if known. */
  origin: string;
  store: Store;
  /** Loads the sending half. */
  load: () => Promise<SenderModule>;
  report: (problem: unknown) => void;
  /** On a page without widgets, views are not counted. [OWN-11] */
  isAlone?: boolean;
};

/** The pixel, as the runtime uses it. */
export type Pixel = {
  /** What host pages see. */
  api: PixelApi;
  /** From now on the caller counts the page's views; it may provide the sending half, so that it need not be loaded. [OWN-11] */
  bring(late?: SenderModule): void;
  /** More is known about the account, unless it is that of another page id: what waited for it is sent. */
  know(account: { pageId?: unknown; appId?: unknown; host?: unknown }): void;
};

/** A call from the page; `set` sends nothing by itself. */
type RawCall = Omit<StoredCall, 'call' | 'session' | 'atMs' | 'id' | 'event'> & {
  call: StoredCall['call'] | 'set';
  event?: unknown;
};

/** Where a second copy of the script finds the first. [LOAD-27] */
const mark = Symbol.for('beckon.pixel');
const queueKey = storageKeys.pixelQueue;
/** The pixel sends this view if the visitor leaves before the part that counts views has loaded. [OWN-11] */
const view: RawCall = { call: 'logEvent', event: eventNames.pageVerdicts };

/**
 * Puts `MC_PIXEL` on the window. The session of the page is settled when it is needed, or the page is idle: it needs storage and
 * randomness, and no page waits for either. Calls are stored at once, because the visitor may leave at once; the other
 * half sends them. The pixel's own events wait until the page has loaded and is idle. If the visitor leaves before that half has
 * loaded, what waits is sent on leaving, and the next page sends it again. [PIX-01, PIX-09, PIX-10, PIX-23, PIX-25, PIX-26, LOAD-29, EVT-05]
 */
export function startPixel({ page, config, origin, store, load, report, isAlone }: PixelDeps): Pixel {
  const present: unknown = Object.hasOwn(page, hooks.pixelObject) && page[hooks.pixelObject as never];
  const first = (present as { [mark]?: Pixel } | undefined)?.[mark];
  first?.know(config);
  if (first) return first;
  const pageId = String(config.pageId ?? '');
  if (!pageId) throw new Error(errors.pageIdRequired);

  const account = { ...config, origin };
  const query = page.location.search;
  let known: PixelSession | undefined;
  const settle = (): PixelSession => {
    if (known) return known;
    const { session, old } = settleSession(query, pageId, store);
    known = session;
    if (old !== undefined && account.appId !== '') {
      enqueue({ call: 'logEvent', event: eventNames.newPixelSession, data: old });
      const { token } = session;
      if (token && token !== old?.token) enqueue({ call: 'logEvent', event: eventNames.auth, data: token });
    }
    return session;
  };
  let isCounted = isAlone;
  let sender: Sender | undefined;
  const fetchLate = tryThrice<void, SenderModule>(load);
  const begin = ({ arrive }: SenderModule): Sender => {
    sender ??= arrive({ page, store, account, report });
    return sender;
  };
  const wake = async (): Promise<Sender> => sender ?? begin(await fetchLate());
  const write = (raw: RawCall): StoredCall =>
    ({ ...raw, session: settle(), atMs: Date.now(), id: randomId() }) as StoredCall;
  const enqueue = (raw: RawCall): StoredCall => {
    const call = write(raw);
    const entry = writeJson(call);
    const list = appendEntry(store.readText(queueKey), entry);
    if (list.length <= pixelQueue.characters) store.writeText(queueKey, list);
    // A redirect often follows a sale, and Chromium fires no event when the visitor leaves a page that is still loading.
    if (raw.call !== 'logEvent' && !sender) handOver(page, origin, [list, `[${entry}]`]);
    return call;
  };
  const accept = async (raw: RawCall): Promise<void> => {
    if (raw.call === 'set') return changeSession(settle(), store, raw.payload);
    // Most visitors have no token: for them nothing is stored or loaded.
    if (raw.event && raw.call !== 'logEvent' && !settle().token) throw new Error(errors.tokenRequired);
    const call = enqueue(raw);
    (await wake()).accept(call);
  };
  const send = (): unknown => wake().then((sender) => sender.send(), report);
  const api: PixelApi & { [mark]?: Pixel } = createApi(settle, accept, report);
  const pixel: Pixel = {
    api,
    bring(here) {
      // One that is still loading may come too late.
      if (here) begin(here);
      isCounted = true;
    },
    know(more) {
      if (String(more.pageId ?? pageId) === pageId) Object.assign(account, more);
      // What is still being loaded sends with what is known by then.
      sender?.send();
    },
  };
  api[mark] = pixel;
  page.addEventListener('pagehide', () => {
    const entry = !isCounted && performance.now() >= timing.pageViewMs && writeJson(write(view));
    const list = sender ? undefined : store.readText(queueKey);
    handOver(page, origin, entry ? [appendEntry(list, entry), `[${entry}]`] : [list]);
  });
  // A host may remove the token from the address, or the visitor may leave, at any time. [PIX-07, PIX-25]
  if (query.includes(hooks.tokenParameter)) settle();
  whenIdle(page, () => void ((settle().token || store.readText(queueKey)) && send()));
  // A host's own object of that name is left alone.
  if (!present) page[hooks.pixelObject as never] = api as never;
  return pixel;
}

/** Passes the first list that is not too large to the browser, which sends it after the page is gone. [EVT-05] */
function handOver({ navigator }: Window, origin: string, lists: (string | undefined)[]): void {
  // A plain-text beacon: it needs no preflight, and every engine sends it after the page is gone; `fetch` takes more code and is newer.
  // Some browsers have no beacons, and some hosts have broken them.
  try {
    lists.some((list) => list && navigator.sendBeacon(origin + leavePath, list));
  } catch {}
}

/** What host pages see. */
function createApi(
  settle: () => PixelSession,
  accept: (raw: RawCall) => Promise<void>,
  report: (problem: unknown) => void,
): PixelApi {
  const call: typeof accept = (raw) => {
    const accepted = accept(raw);
    // A host that ignores the promise has nothing to catch.
    accepted.catch(report);
    return accepted;
  };
  return {
    get sessionData() {
      return settle();
    },
    set: (payload) => call({ call: 'set', payload }),
    fireLogEvent: (event, payload) => call({ call: 'logEvent', event, payload }),
    fireLogConversionEvent: (event) => call({ call: 'logConversionEvent', event }),
    fireLogMoneyEvent: (event, weight, currency) => call({ call: 'logMoneyEvent', event, weight, currency }),
  };
}
