import { type CallRequest, hooks, storageKeys } from '@beckon/contract';
import { logEvent, type Pixel, saveHasOptedIn } from '@beckon/pixel';
import { NetworkError, type Store } from '@beckon/platform';
import type { EffectHandlers, Ring } from '../core/createRing';
import type { Event } from '../core/Event';
import { buildBackend } from '../core/writing/buildBackend';
import { newerMemories } from '../core/writing/newerMemories';
import { parseAnswer, parsePhoneAnswer } from '../core/writing/parsePhoneAnswer';
import { createCalls } from './createCalls';
import { ownValue } from './ownValue';
import { readMemories } from './readSession';
import { readSmsRefs } from './readSmsRefs';

type PhoneBody = CallRequest<'createSubscriberByPhoneNumber'>;

/** What these handlers need. */
export type ServerDeps = {
  page: Window;
  ring: () => Ring;
  store: Store;
  visit: Store;
  /** Where the runtime was loaded from, if known. */
  origin: string;
  pixel: Pixel | undefined;
  report: (error: unknown) => void;
};

type ServerHandlers = Pick<
  EffectHandlers,
  | 'saveSession'
  | 'saveSmsRef'
  | 'saveLastSeen'
  | 'savePopoverClosed'
  | 'sendPhone'
  | 'askSmsRef'
  | 'checkOptIn'
  | 'sendEvent'
>;

/** The handlers that store something for the next page or call the server. */
export function createServerHandlers(deps: ServerDeps): ServerHandlers {
  const { ring, store, visit, pixel, report } = deps;
  const send = (event: Event): void => ring().send(event);
  const call = createCalls(() => basesFor(deps));
  const postPhone = (body: PhoneBody) => call('createSubscriberByPhoneNumber', body);
  const sendPhone = async (body: PhoneBody): Promise<unknown> => {
    const answer = await postPhone(body);
    // Rare: only when far more numbers arrive than people would send.
    if (!(answer as { challenge?: unknown } | null)?.challenge) return answer;
    const part = await import('./solveChallenge').catch(report);
    return part ? await part.solveChallenge(answer, body, postPhone) : answer;
  };
  return {
    // Another tab may have written in the meantime: the newer memory of each widget stays.
    saveSession: ({ session }) =>
      store.write(storageKeys.widgetSession, {
        ...session,
        widgets: newerMemories(readMemories(store), session.widgets),
      }),
    // Reads again, because another tab may have stored another widget's ref. One from an earlier version comes last.
    saveSmsRef: ({ ref }) =>
      store.writeText(storageKeys.smsKeywordRef, [ref, ...readSmsRefs(store)].join(' ')),
    saveLastSeen: ({ at }) => store.writeText(storageKeys.omnichatLastSeen, String(at)),
    savePopoverClosed: () => visit.write(storageKeys.popoversClosed, ring().get().stored.popoversClosed),
    sendPhone: ({ id, body }) =>
      void sendPhone({ ...body, time_zone: findTimeZone() }).then(
        (answer) => send({ type: 'phone.answered', id, ...parsePhoneAnswer(answer) }),
        (error) =>
          send({ type: 'phone.failed', id, status: error instanceof NetworkError ? error.status : 0 }),
      ),
    askSmsRef({ id, body }) {
      // An unreachable server counts as one that has no ref.
      const settle = (answer?: unknown): void =>
        send({ type: 'smsRef.answered', id, ...parseAnswer(answer), payload: body.payload });
      call('generateSMSRef', body).then(settle, () => settle());
    },
    checkOptIn: ({ id, body }) =>
      void call('checkOptin', body).then(
        (answer) => {
          const { hasOptedIn } = parseAnswer(answer);
          if (pixel) saveHasOptedIn(pixel.api.sessionData, store, hasOptedIn);
          send({ type: 'optIn.answered', id, hasOptedIn });
        },
        // A lost request is not a failure: pages that sleep while the visitor is in the messenger lose some.
        (error: NetworkError) =>
          send(
            error.status === 0
              ? { type: 'optIn.answered', id, hasOptedIn: false }
              : { type: 'optIn.failed', id, message: error.message },
          ),
      ),
    sendEvent: ({ body }) => pixel && logEvent(pixel, body),
  };
}

/** The visitor's; undefined if the browser can't name it. [OWN-22] */
function findTimeZone(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Only own string properties of the page are used: neither may come from an element or from storage. [BOOT-08, A-84] */
function basesFor({ page, ring, origin }: ServerDeps) {
  const override = ownValue(page, hooks.backendOverride);
  return buildBackend({
    configured: ring().get().app?.host ?? '',
    scriptOrigin: origin,
    override: typeof override === 'string' ? override : undefined,
    pageProtocol: page.location.protocol,
  });
}
