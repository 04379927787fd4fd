import {
  errors,
  eventNames,
  hooks,
  type PixelApi,
  type PixelSession,
  pixelQueue,
  storageKeys,
} from '@beckon/contract';
import { randomId, type Store, whenIdle, writeJson } from '@beckon/platform';
import type { Saying } from '../core/QueuedEvent';
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
};

/** The pixel, as the runtime holds it. */
export type Pixel = {
  /** What host pages see. */
  api: PixelApi;
  /** The half that sends is here: it need not be fetched. */
  bring(late: Late): void;
  /** More is known of the account: what waited for it is sent. */
  know(account: { appId?: unknown; host?: unknown }): void;
};

type Said = Omit<Saying, 'session' | 'atMs' | 'id'>;

/** Where a second copy of the script finds the first. [LOAD-27] */
const mark = Symbol.for('beckon.pixel');

/**
 * Puts `MC_PIXEL` on the window. The session of the page is settled when somebody wants it, or the page rests: it needs storage and
 * chance, and no page waits for either. What the pixel is told is written down at once, because the page may be left at once; the other
 * half sends it. What the pixel itself has to tell waits until the page has loaded and rests; if it is left before, the next page tells
 * it. [PIX-01, PIX-09, PIX-10, PIX-23, PIX-25, PIX-26, LOAD-29]
 */
export function startPixel({ page, config, origin, store, load, report }: PixelWorld): Pixel {
  const present: unknown = Object.hasOwn(page, hooks.pixelObject) && page[hooks.pixelObject as never];
  const first = (present as { [mark]?: Pixel } | undefined)?.[mark];
  if (first) return first;
  const pageId = String(config.pageId ?? '');
  if (!pageId) throw new Error(errors.pageIdRequired);

  const account = { ...config, origin };
  const query = page.location.search;
  /** What the pixel has to tell by itself. */
  const own: Saying[] = [];
  let known: PixelSession | undefined;
  const settle = (): PixelSession => {
    if (known) return known;
    const { session, isNew, old, newToken } = settleSession(query, pageId, store);
    known = session;
    if (isNew && account.appId !== '') {
      const payload = { old_session: old ?? null, new_session: session };
      own.push(keep({ call: 'logEvent', event: eventNames.newPixelSession, payload, data: session }));
      if (newToken) own.push(keep({ call: 'logEvent', event: eventNames.auth, data: newToken }));
    }
    return session;
  };
  let sender: Sender | undefined;
  let late: Promise<Sender> | undefined;
  const begin = ({ arrive }: Late): Sender => {
    sender ??= arrive({ page, store, account, report });
    return sender;
  };
  const wake = async (): Promise<Sender> => {
    late ??= load().then(begin);
    const arrived = await late;
    // Before whatever the page has told: it came first.
    for (const saying of own.splice(0)) attempt(() => arrived.take(saying), report);
    return arrived;
  };
  const keep = (said: Said): Saying => {
    const saying = { ...said, session: settle(), atMs: Date.now(), id: randomId() };
    const text = writeJson([...store.read(storageKeys.pixelQueue, readList, []), saying]);
    if (text.length <= pixelQueue.characters) store.writeText(storageKeys.pixelQueue, text);
    return saying;
  };
  const tell = async (said: Said): Promise<void> => {
    // Most visitors have no token: for them nothing is kept or fetched.
    if (said.event && said.call !== 'logEvent' && !settle().token) throw new Error(errors.tokenRequired);
    const saying = keep(said);
    (await wake()).take(saying);
  };
  const say: typeof tell = (said) => {
    const taken = tell(said);
    // Whoever does not look at the promise has nothing to catch.
    taken.catch(report);
    return taken;
  };
  const api: PixelApi & { [mark]?: Pixel } = createApi(settle, say);
  const pixel: Pixel = {
    api,
    bring(here) {
      // One that is on its way may come too late.
      late = Promise.resolve(begin(here));
    },
    know(more) {
      Object.assign(account, more);
      late?.then((sender) => sender.send()).catch(() => {});
    },
  };
  api[mark] = pixel;
  // A host may remove the token from the address, or be left, as soon as it likes. [PIX-07, PIX-25]
  if (query.includes(hooks.tokenParameter)) settle();
  whenIdle(page, () => {
    const { token } = settle();
    if (own.length > 0 || token || store.readText(storageKeys.pixelQueue))
      wake()
        .then((sender) => sender.send())
        .catch(report);
  });
  // A host's own object of that name is left as it is.
  const how = { value: api, configurable: true, writable: true, enumerable: true };
  if (!present) Object.defineProperty(page, hooks.pixelObject, how);
  return pixel;
}

function attempt(act: () => void, report: (problem: unknown) => void): void {
  try {
    act();
  } catch (problem) {
    report(problem);
  }
}

/** What host pages see. */
function createApi(settle: () => PixelSession, say: (said: Said) => Promise<void>): PixelApi {
  return {
    get sessionData() {
      return settle();
    },
    fireLogEvent: (event, payload) => say({ call: 'logEvent', event, payload }),
    fireLogConversionEvent: (event) => say({ call: 'logConversionEvent', event }),
    fireLogMoneyEvent: (event, weight, currency) => say({ call: 'logMoneyEvent', event, weight, currency }),
  };
}

function readList(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : [];
}
