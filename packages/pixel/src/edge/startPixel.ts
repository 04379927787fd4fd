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
import { randomId, type Store, whenIdle, writeJson } from '@beckon/platform';
import { appendEntry } from '../core/appendEntry';
import type { Saying } from '../core/QueuedEvent';
import { changeSession } from './changeSession';
import type { SenderWorld } from './createDelivery';
import type { Sender } from './createSender';
import { settleSession } from './settleSession';

/** The half that sends. */
export type Late = { arrive(world: SenderWorld): Sender };

/** What the pixel works with. */
export type PixelWorld = {
  page: Window;
  /** The page's configuration as it stands; what it lacks may arrive with `know`. */
  config: { pageId?: unknown; appId?: unknown; host?: unknown };
  /** Where the script came from, if that can be told. */
  origin: string;
  store: Store;
  /** Fetches the half that sends. */
  load: () => Promise<Late>;
  report: (problem: unknown) => void;
  /** On a page without widgets nobody counts views. [OWN-11] */
  isAlone?: boolean;
};

/** The pixel, as the runtime holds it. */
export type Pixel = {
  /** What host pages see. */
  api: PixelApi;
  /** The half that sends is here: it need not be fetched. Whoever brings it counts the views of the page. [OWN-11] */
  bring(late: Late): void;
  /** More is known of the account: what waited for it is sent. */
  know(account: { appId?: unknown; host?: unknown }): void;
};

/** What a page says; `set` is not told to anybody by itself. */
type Said = Omit<Saying, 'call' | 'session' | 'atMs' | 'id' | 'event'> & {
  call: Saying['call'] | 'set';
  event?: unknown;
};

/** Where a second copy of the script finds the first. [LOAD-27] */
const mark = Symbol.for('beckon.pixel');
const queueKey = storageKeys.pixelQueue;
/** Of a page that is over before anybody counts its views, the pixel tells this one. [OWN-11] */
const view: Said = { call: 'logEvent', event: eventNames.pageVerdicts };

/**
 * Puts `MC_PIXEL` on the window. The session of the page is settled when somebody wants it, or the page rests: it needs storage and
 * chance, and no page waits for either. What the pixel is told is written down at once, because the page may be left at once; the other
 * half sends it. What the pixel itself has to tell waits until the page has loaded and rests. If the page is left before that half is
 * there, what waits leaves with it, and the next page tells it once more. [PIX-01, PIX-09, PIX-10, PIX-23, PIX-25, PIX-26, LOAD-29, EVT-05]
 */
export function startPixel({ page, config, origin, store, load, report, isAlone }: PixelWorld): Pixel {
  const present: unknown = Object.hasOwn(page, hooks.pixelObject) && page[hooks.pixelObject as never];
  const first = (present as { [mark]?: Pixel } | undefined)?.[mark];
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
      keep({ call: 'logEvent', event: eventNames.newPixelSession, data: old });
      const { token } = session;
      if (token && token !== old?.token) keep({ call: 'logEvent', event: eventNames.auth, data: token });
    }
    return session;
  };
  let isCounted = isAlone;
  let sender: Sender | undefined;
  let late: Promise<Sender> | undefined;
  const begin = ({ arrive }: Late): Sender => {
    sender ??= arrive({ page, store, account, report });
    return sender;
  };
  const wake = (): Promise<Sender> => {
    late ??= load().then(begin);
    return late;
  };
  const write = (said: Said): Saying =>
    ({ ...said, session: settle(), atMs: Date.now(), id: randomId() }) as Saying;
  const keep = (said: Said): Saying => {
    const saying = write(said);
    const entry = writeJson(saying);
    const list = appendEntry(store.readText(queueKey), entry);
    if (list.length <= pixelQueue.characters) store.writeText(queueKey, list);
    // A sale is often followed by a redirect, and Chromium tells a page that is still loading nothing of its end.
    if (said.call !== 'logEvent' && !sender) handOver(page, origin, [list, `[${entry}]`]);
    return saying;
  };
  const tell = async (said: Said): Promise<void> => {
    if (said.call === 'set') return changeSession(settle(), store, said.payload);
    // Most visitors have no token: for them nothing is kept or fetched.
    if (said.event && said.call !== 'logEvent' && !settle().token) throw new Error(errors.tokenRequired);
    const saying = keep(said);
    (await wake()).take(saying);
  };
  const send = (): unknown => wake().then((sender) => sender.send(), report);
  const api: PixelApi & { [mark]?: Pixel } = createApi(settle, tell, report);
  const pixel: Pixel = {
    api,
    bring(here) {
      // One that is on its way may come too late.
      late = Promise.resolve(begin(here));
      isCounted = true;
    },
    know(more) {
      Object.assign(account, more);
      if (late) send();
    },
  };
  api[mark] = pixel;
  page.addEventListener('pagehide', () => {
    const entry = !isCounted && performance.now() >= timing.pageViewMs && writeJson(write(view));
    const list = sender ? undefined : store.readText(queueKey);
    handOver(page, origin, entry ? [appendEntry(list, entry), `[${entry}]`] : [list]);
  });
  // A host may remove the token from the address, or be left, as soon as it likes. [PIX-07, PIX-25]
  if (query.includes(hooks.tokenParameter)) settle();
  whenIdle(page, () => void ((settle().token || store.readText(queueKey)) && send()));
  // A host's own object of that name is left as it is.
  if (!present) page[hooks.pixelObject as never] = api as never;
  return pixel;
}

/** Hands the first of these lists that is not too much for the browser to it, which sends it though the page is gone. [EVT-05] */
function handOver({ navigator }: Window, origin: string, lists: (string | undefined)[]): void {
  // A beacon of plain text: it needs no preflight, and every engine sends it for a page that is gone; `fetch` is longer, and younger.
  // Some browsers have none, and some hosts have broken theirs.
  try {
    lists.some((list) => list && navigator.sendBeacon(origin + leavePath, list));
  } catch {}
}

/** What host pages see. */
function createApi(
  settle: () => PixelSession,
  tell: (said: Said) => Promise<void>,
  report: (problem: unknown) => void,
): PixelApi {
  const say: typeof tell = (said) => {
    const taken = tell(said);
    // Whoever does not look at the promise has nothing to catch.
    taken.catch(report);
    return taken;
  };
  return {
    get sessionData() {
      return settle();
    },
    set: (payload) => say({ call: 'set', payload }),
    fireLogEvent: (event, payload) => say({ call: 'logEvent', event, payload }),
    fireLogConversionEvent: (event) => say({ call: 'logConversionEvent', event }),
    fireLogMoneyEvent: (event, weight, currency) => say({ call: 'logMoneyEvent', event, weight, currency }),
  };
}
