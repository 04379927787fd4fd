import { type CallRequest, hooks, storageKeys } from '@beckon/contract';
import { keepOptIn, logEvent, type Pixel } from '@beckon/pixel';
import { NetworkError, type Store } from '@beckon/platform';
import type { Hands, Ring } from '../core/createRing';
import type { Event } from '../core/Event';
import { newerMemories } from '../core/writing/newerMemories';
import { readBackend } from '../core/writing/readBackend';
import { readAnswer, readPhoneAnswer } from '../core/writing/readPhoneAnswer';
import { prepareHost } from './attachOverlay';
import { createCalls } from './createCalls';
import type { Scanner } from './createScanner';
import type { Timers } from './createTimers';
import { ownValue } from './ownValue';
import { readMemories } from './readSession';

type PhoneBody = CallRequest<'createSubscriberByPhoneNumber'>;

/** What the later hands work with. */
export type LateWorld = {
  page: Window;
  ring: Ring;
  hosts: Map<string, HTMLElement>;
  scanner: Scanner;
  store: Store;
  visit: Store;
  timers: Timers;
  /** Where the runtime came from, if that can be told. */
  origin: string;
  pixel: Pixel | undefined;
  answerTrigger: (call: string, id: string) => void;
  forget: (id: string, widgetId: string) => void;
  report: (error: unknown) => void;
};

/** The hands that are needed once something is drawn: calls to the server, plugins, redirects. */
export function createLateHands(world: LateWorld): Partial<Hands> {
  const { page, ring, hosts, scanner, store, visit, timers, pixel, report } = world;
  const send = (event: Event): void => ring.send(event);
  const call = createCalls(() => basesFor(world));
  const postPhone = (body: PhoneBody) => call('createSubscriberByPhoneNumber', body);
  const sendPhone = async (body: PhoneBody): Promise<unknown> => {
    const answer = await postPhone(body);
    // Rare: only when far more numbers are sent than people send.
    if (!(answer as { challenge?: unknown } | null)?.challenge) return answer;
    const part = await import('./meetChallenge').catch(report);
    return part ? await part.meetChallenge(answer, body, postPhone) : answer;
  };
  return {
    adopt({ id, element }) {
      const host = scanner.elementOf(element);
      if (host) hosts.set(id, prepareHost(host));
    },
    destroy({ id, widgetId }) {
      timers.cancelAll(id);
      world.forget(id, widgetId);
    },
    // Another tab may have written meanwhile: the newer memory of each widget stays.
    keepSession: ({ session }) =>
      store.write(storageKeys.widgetSession, {
        ...session,
        widgets: newerMemories(readMemories(store), session.widgets),
      }),
    keepSmsRef: ({ ref }) => store.writeText(storageKeys.smsKeywordRef, ref),
    keepLastSeen: ({ at }) => store.writeText(storageKeys.omnichatLastSeen, String(at)),
    keepPopoverClosed: () => visit.write(storageKeys.popoversClosed, ring.get().stored.popoversClosed),
    sendPhone: ({ id, body }) =>
      void sendPhone(body).then(
        (answer) => send({ type: 'phone.answered', id, ...readPhoneAnswer(answer) }),
        (error) =>
          send({ type: 'phone.failed', id, status: error instanceof NetworkError ? error.status : 0 }),
      ),
    askSmsRef: ({ id, body }) =>
      void call('generateSMSRef', body).then(
        (answer) => send({ type: 'smsRef.answered', id, ...readAnswer(answer) }),
        () => send({ type: 'smsRef.failed', id }),
      ),
    checkOptIn: ({ id, body }) =>
      void call('checkOptin', body).then(
        (answer) => {
          const { hasOptedIn } = readAnswer(answer);
          if (pixel) keepOptIn(pixel.api.sessionData, store, hasOptedIn);
          send({ type: 'optIn.answered', id, hasOptedIn });
        },
        (error: Error) => send({ type: 'optIn.failed', id, message: error.message }),
      ),
    sendEvent: ({ body }) => pixel && logEvent(pixel, body),
    redirect({ url, newTab }) {
      if (newTab) page.open(url, '_blank', 'noopener');
      else page.location.assign(url);
    },
    answerTrigger: ({ call: name, id }) => world.answerTrigger(name, id),
    fail: ({ message }) => report(message),
  };
}

/** Only own, textual values are taken from the page: neither may come from an element or from storage. [BOOT-08, A-84] */
function basesFor({ page, ring, origin }: LateWorld) {
  const override = ownValue(page, hooks.backendOverride);
  return readBackend({
    configured: ring.get().app?.host ?? '',
    scriptOrigin: origin,
    override: typeof override === 'string' ? override : undefined,
    pageProtocol: page.location.protocol,
  });
}
